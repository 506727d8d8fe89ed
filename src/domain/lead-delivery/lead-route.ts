import { CALL_CATEGORY } from '@/src/domain/leads/handling'
/** Routing of leads to the people and systems that are notified (LEAD-08). */

/** The facts that rules check. A missing fact matches only rules without that condition. */
export type RoutableLead = {
  readonly category: string
  readonly car_type?: string | null | undefined
  readonly vehicle_make?: string | null | undefined
  /** Id of the vehicle's location, or of the chosen one. */
  readonly location?: string | null | undefined
}

export type LeadRoute = {
  readonly id: string
  readonly order: number
  readonly enabled: boolean
  readonly categories: readonly string[]
  readonly car_types: readonly string[]
  readonly makes: readonly string[]
  readonly locations: readonly string[]
  /** The location that takes over the lead (`route-leads.ts`); who is sent it follows from the other properties. */
  readonly to_location: string | null
  readonly emails: readonly string[]
  readonly adf_emails: readonly string[]
  readonly webhook_url: string | null
}

export type Target = { readonly channel: 'email' | 'adf' | 'webhook'; readonly target: string }

const normalize = (text: string): string => text.trim().toLowerCase()

const matchesAny = (allowedValues: readonly string[], value: string | null | undefined): boolean =>
  allowedValues.length === 0 ||
  (typeof value === 'string' && allowedValues.some((one) => normalize(one) === normalize(value)))

const matchesRoute = (route: LeadRoute, lead: RoutableLead): boolean =>
  route.enabled &&
  (route.categories.length > 0 || lead.category !== CALL_CATEGORY) &&
  matchesAny(route.categories, lead.category) &&
  matchesAny(route.car_types, lead.car_type) &&
  matchesAny(route.makes, lead.vehicle_make) &&
  matchesAny(route.locations, lead.location)

const compareRoutes = (one: LeadRoute, other: LeadRoute): number =>
  one.order - other.order || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/**
 * Finds the rule of a lead: the lowest order whose conditions all match, ignoring case. An empty condition matches all.
 */
export const findRoute = (routes: readonly LeadRoute[], lead: RoutableLead): LeadRoute | undefined =>
  routes.filter((route) => matchesRoute(route, lead)).toSorted(compareRoutes)[0]

/** Normalizes email addresses and lists each once. */
const toTargets = (channel: 'email' | 'adf', emails: readonly string[]): readonly Target[] =>
  [...new Set(emails.map(normalize))].filter((email) => email !== '').map((target) => ({ channel, target }))

/**
 * Lists the targets to notify of a lead: all of its rule's; without a rule, the dealer's own address for enquiries.
 * Empty if no one is notified and the lead is only in the inbox.
 */
export const listTargets = (
  route: LeadRoute | undefined,
  lead: RoutableLead,
  fallback: string | null,
): readonly Target[] => {
  if (route === undefined)
    return fallback === null || lead.category === CALL_CATEGORY ? [] : toTargets('email', [fallback])
  const webhook = route.webhook_url?.trim() ?? ''
  return [
    ...toTargets('email', route.emails),
    ...toTargets('adf', route.adf_emails),
    ...(webhook === '' ? [] : [{ channel: 'webhook', target: webhook } as const]),
  ]
}
