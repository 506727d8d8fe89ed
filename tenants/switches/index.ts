import { resolve, type Values } from '../kit'
import { display } from './display'
import { search } from './search'

/** Every per-tenant switch, declared once (TEN-03). */
export const switches = { search, display } as const

export type Switches = Values<typeof switches>

/** Built-in default, then template, then tenant (TEN-02). */
export const resolveSwitches = (template: unknown, tenant: unknown): Switches => resolve(switches, template, tenant)
