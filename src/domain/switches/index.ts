import { type Values, resolveValues } from './resolve-values'
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
    search: { label: 'Search', help: 'What shoppers find and how the search page works.' },
    display: { label: 'Display', help: 'What cards, vehicle pages and the home page show.' },
    gallery: { label: 'Gallery', help: 'How a vehicle’s photos, spin and interior open.' },
    vehicle: {
      label: 'Vehicle page',
      help: 'Which buttons a vehicle page shows, and what it says about buying from you.',
    },
    sales: { label: 'Sales', help: 'Payments on the site: accepted cards, online payment and Spin to Win.' },
    tools: {
      label: 'Tools',
      help: 'Tools on vehicle pages: price gauge, delivery, warranty and similar vehicles.',
    },
    finance: { label: 'Finance', help: 'Finance estimates beside prices, and the limits of the calculator.' },
    running_costs: { label: 'Running costs', help: 'The values the fuel and electricity calculator starts with.' },
    contact: { label: 'Contact', help: 'Which phone number shoppers see, and how it’s shown.' },
    chat: { label: 'Chat', help: 'The chat bubble and what it opens. Off by default.' },
    accounts: { label: 'Accounts', help: 'What shoppers can do on the site when they sign in.' },
    locations: { label: 'Locations', help: 'How locations are shown on cards and on their own pages.' },
    content: { label: 'Content', help: 'What content blocks show on your pages.' },
    forms: { label: 'Forms', help: 'What forms ask shoppers for.' },
    leads: { label: 'Leads', help: 'When the inbox marks a lead as overdue.' },
    bookings: { label: 'Bookings', help: 'What shoppers can book a time for, and which times the site offers.' },
    trade_in: { label: 'Trade-in', help: 'How trade-ins are valued, and how long an offer is valid.' },
    trust: { label: 'Trust', help: 'What a vehicle page says about its time on sale.' },
    analytics: { label: 'Analytics', help: 'Which analytics services receive the site’s events.' },
  }

export type Switches = Values<typeof switches>

/** Resolves built-in defaults, then the template's values, then the tenant's (TEN-02). */
export const resolveSwitches = (template: unknown, tenant: unknown): Switches =>
  resolveValues(switches, template, tenant)
