import { resolveValues, type Values } from './kit'
import { accounts } from './accounts'
import { analytics } from './analytics'
import { bookings } from './bookings'
import { chat } from './chat'
import { contact } from './contact'
import { content } from './content'
import { display } from './display'
import { finance } from './finance'
import { forms } from './forms'
import { gallery } from './gallery'
import { leads } from './leads'
import { locations } from './locations'
import { running_costs } from './running-costs'
import { sales } from './sales'
import { search } from './search'
import { tools } from './tools'
import { trade_in } from './trade-in'
import { trust } from './trust'
import { vehicle } from './vehicle'

/** All per-tenant switches, each declared once (TEN-03). */
export const switches = {
  search,
  display,
  gallery,
  vehicle,
  sales,
  finance,
  running_costs,
  tools,
  trust,
  forms,
  leads,
  bookings,
  trade_in,
  locations,
  contact,
  chat,
  accounts,
  content,
  analytics,
} as const

/** Labels of the groups in the panel and in docs/switches.md. */
export const switchGroups: Readonly<Record<keyof typeof switches, { readonly label: string; readonly help: string }>> =
  {
    search: { label: 'Search', help: 'What shoppers find and how the search page behaves.' },
    display: { label: 'Display', help: 'What cards, vehicle pages and the home page show.' },
    gallery: { label: 'Gallery', help: 'How photos, spins and interiors of a vehicle open.' },
    vehicle: {
      label: 'Vehicle page',
      help: 'Which ways on a vehicle’s page offers, and what it says about buying here.',
    },
    sales: { label: 'Sales', help: 'Paying on the site: what is accepted, online payment, Spin to Win.' },
    tools: {
      label: 'Tools',
      help: 'What vehicle pages offer beside the vehicle: gauge, delivery, warranty, similar ones.',
    },
    finance: { label: 'Finance', help: 'Whose estimates stand beside cars, and what the calculator may be asked.' },
    running_costs: { label: 'Running costs', help: 'What the fuel and electricity calculator starts with.' },
    contact: { label: 'Contact', help: 'Which phone number a shopper is given, and how.' },
    chat: { label: 'Chat', help: 'The chat bubble, off by default, and what it opens.' },
    accounts: { label: 'Accounts', help: 'What of the site is for shoppers who have signed in.' },
    locations: { label: 'Locations', help: 'How locations are shown, on cards and on pages of their own.' },
    content: { label: 'Content', help: 'What parts of pages that staff build show.' },
    forms: { label: 'Forms', help: 'What shoppers’ forms ask for.' },
    leads: { label: 'Leads', help: 'How the inbox looks at what shoppers sent.' },
    bookings: { label: 'Bookings', help: 'What shoppers may book a time for, and which times they are offered.' },
    trade_in: { label: 'Trade-in', help: 'How shoppers’ own cars are valued, and how long an offer stands.' },
    trust: { label: 'Trust', help: 'What a vehicle page tells of a car’s time on sale.' },
    analytics: { label: 'Analytics', help: 'Who hears of what shoppers do on the site.' },
  }

export type Switches = Values<typeof switches>

/** Resolves built-in defaults, then the template's values, then the tenant's (TEN-02). */
export const resolveSwitches = (template: unknown, tenant: unknown): Switches =>
  resolveValues(switches, template, tenant)
