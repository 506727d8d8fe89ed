import { resolve, type Values } from '../kit'
import { contact } from './contact'
import { display } from './display'
import { gallery } from './gallery'
import { search } from './search'

/** Every per-tenant switch, declared once (TEN-03). */
export const switches = { search, display, gallery, contact } as const

/** What the groups are called in the panel and in docs/switches.md. */
export const switchGroups: Readonly<Record<keyof typeof switches, { readonly label: string; readonly help: string }>> =
  {
    search: { label: 'Search', help: 'What shoppers find and how the search page behaves.' },
    display: { label: 'Display', help: 'What cards, vehicle pages and the home page show.' },
    gallery: { label: 'Gallery', help: 'How photos, spins and interiors of a vehicle open.' },
    contact: { label: 'Contact', help: 'Which phone number a shopper is given, and how.' },
  }

export type Switches = Values<typeof switches>

/** Built-in default, then template, then tenant (TEN-02). */
export const resolveSwitches = (template: unknown, tenant: unknown): Switches => resolve(switches, template, tenant)
