/** Where leads go (LEAD-08), decided here alone. */

/** What rules look at. A missing fact fits only rules that do not ask for it. */
export type RoutableLead = {
  readonly category: string
  readonly car_type?: string | null | undefined
  readonly vehicle_make?: string | null | undefined
  /** Id of where the vehicle stands, or of the location that was chosen. */
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
  readonly to_location: string | null
  readonly emails: readonly string[]
  readonly adf_emails: readonly string[]
  readonly webhook_url: string | null
}

export type Target = { readonly channel: 'email' | 'adf' | 'webhook'; readonly target: string }

/** Somebody only looked at a number: nobody waits for an answer, and a rule must ask for such leads by name. */
export const callCategory = 'Phone Call'

const folded = (text: string): string => text.trim().toLowerCase()

const holds = (wanted: readonly string[], fact: string | null | undefined): boolean =>
  wanted.length === 0 || (typeof fact === 'string' && wanted.some((one) => folded(one) === folded(fact)))

const fits = (route: LeadRoute, lead: RoutableLead): boolean =>
  route.enabled &&
  (route.categories.length > 0 || lead.category !== callCategory) &&
  holds(route.categories, lead.category) &&
  holds(route.car_types, lead.car_type) &&
  holds(route.makes, lead.vehicle_make) &&
  holds(route.locations, lead.location)

const before = (one: LeadRoute, other: LeadRoute): number =>
  one.order - other.order || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** The rule a lead goes by: the first of the lowest order whose every filled-in condition holds; upper and lower case are one. */
export const routeFor = (routes: readonly LeadRoute[], lead: RoutableLead): LeadRoute | undefined =>
  routes.filter((route) => fits(route, lead)).toSorted(before)[0]

/** Each address once, however it was written. */
const addresses = (channel: 'email' | 'adf', emails: readonly string[]): readonly Target[] =>
  [...new Set(emails.map(folded))].filter((email) => email !== '').map((target) => ({ channel, target }))

/**
 * Whom a lead is told to: by its rule, all of its ways; without one, the dealer's own address for enquiries. Empty where
 * nobody is told and it waits in the inbox alone.
 */
export const targetsOf = (
  route: LeadRoute | undefined,
  lead: RoutableLead,
  fallback: string | null,
): readonly Target[] => {
  if (route === undefined)
    return fallback === null || lead.category === callCategory ? [] : addresses('email', [fallback])
  const webhook = route.webhook_url?.trim() ?? ''
  return [
    ...addresses('email', route.emails),
    ...addresses('adf', route.adf_emails),
    ...(webhook === '' ? [] : [{ channel: 'webhook', target: webhook } as const]),
  ]
}
