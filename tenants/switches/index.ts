import { resolve, type Values } from '../kit'
import { contact } from './contact'
import { display } from './display'
import { finance } from './finance'
import { gallery } from './gallery'
import { running_costs } from './running-costs'
import { search } from './search'
import { tools } from './tools'
import { vehicle } from './vehicle'

/** Every per-tenant switch, declared once (TEN-03). */
export const switches = { search, display, gallery, vehicle, finance, running_costs, tools, contact } as const

/** What the groups are called in the panel and in docs/switches.md. */
export const switchGroups: Readonly<Record<keyof typeof switches, { readonly label: string; readonly help: string }>> =
  {
    search: { label: 'Search', help: 'What shoppers find and how the search page behaves.' },
    display: { label: 'Display', help: 'What cards, vehicle pages and the home page show.' },
    gallery: { label: 'Gallery', help: 'How photos, spins and interiors of a vehicle open.' },
    vehicle: {
      label: 'Vehicle page',
      help: 'Which ways on a vehicle’s page offers, and what it says about buying here.',
    },
    tools: {
      label: 'Tools',
      help: 'What vehicle pages offer beside the vehicle: gauge, delivery, warranty, similar ones.',
    },
    finance: { label: 'Finance', help: 'Whose estimates stand beside cars, and what the calculator may be asked.' },
    running_costs: { label: 'Running costs', help: 'What the fuel and electricity calculator starts with.' },
    contact: { label: 'Contact', help: 'Which phone number a shopper is given, and how.' },
  }

export type Switches = Values<typeof switches>

/** Built-in default, then template, then tenant (TEN-02). */
export const resolveSwitches = (template: unknown, tenant: unknown): Switches => resolve(switches, template, tenant)
