import { modelHref } from '@/src/domain/navigation/search-links'
import { soldWindowStart } from '@/src/domain/stock/vehicle/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'

/** The response to a vehicle's address (CNT-07): its page, a redirect, or not found. */
export type PageOutcome =
  { readonly kind: 'shown' } | { readonly kind: 'moved'; readonly to: string } | { readonly kind: 'missing' }

/** The pattern of slugs from `createVehicleSlug`, in any case; anything else is not looked up. */
const SLUG_PATTERN = /^[a-z0-9](?:[a-z0-9-]{0,198}[a-z0-9])?$/i

/** Returns the canonical slug; null when no vehicle can have it. */
export const toCanonicalSlug = (slug: string): string | null => (SLUG_PATTERN.test(slug) ? slug.toLowerCase() : null)

type OutcomeVehicle = Pick<Vehicle, 'hidden' | 'removed_at' | 'status' | 'sold_at' | 'make' | 'model'>

/**
 * A sold vehicle keeps its page within the dealer's sold window. After it, and once the vehicle left its feed, the
 * address redirects to the search for its model, so that links to it keep their value. A hidden vehicle is not found.
 */
export const findPageOutcome = (
  vehicle: OutcomeVehicle,
  { switches }: Pick<Site, 'switches'>,
  now: Date,
): PageOutcome => {
  if (vehicle.hidden) return { kind: 'missing' }
  const { status, sold_at, removed_at } = vehicle
  const isPastSoldWindow =
    status === 'sold' &&
    sold_at !== undefined &&
    Date.parse(sold_at) / 1000 < soldWindowStart(switches.search.sold_days, now)
  return removed_at !== undefined || isPastSoldWindow
    ? { kind: 'moved', to: modelHref(vehicle, switches.search) }
    : { kind: 'shown' }
}
