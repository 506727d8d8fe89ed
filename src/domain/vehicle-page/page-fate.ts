import { modelHref } from '@/src/domain/navigation/search-links'
import { soldSince } from '@/src/domain/stock/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'

/** What becomes of a vehicle's address (CNT-07): its page, another one, or nothing. */
export type PageFate =
  { readonly kind: 'shown' } | { readonly kind: 'moved'; readonly to: string } | { readonly kind: 'missing' }

/** A vehicle's address as `vehicleSlug` writes it, capitals allowed; nothing else is looked up. */
const slugShape = /^[a-z0-9](?:[a-z0-9-]{0,198}[a-z0-9])?$/i

/** The address as it is written; null for what no vehicle can have. */
export const canonicalSlug = (slug: string): string | null => (slugShape.test(slug) ? slug.toLowerCase() : null)

type Gone = Pick<Vehicle, 'hidden' | 'removed_at' | 'status' | 'sold_at' | 'make' | 'model'>

/**
 * Within the dealer's sold window a sold car says so; after it, and once it left its feed, its address leads to what is
 * left of its model: links to it are worth more than a page that is not found. A car hidden by staff was never there.
 */
export const pageFate = (vehicle: Gone, { switches }: Pick<Site, 'switches'>, now: Date): PageFate => {
  if (vehicle.hidden) return { kind: 'missing' }
  const { status, sold_at, removed_at } = vehicle
  const longSold =
    status === 'sold' && sold_at !== undefined && Date.parse(sold_at) / 1000 < soldSince(switches.search.sold_days, now)
  return removed_at !== undefined || longSold
    ? { kind: 'moved', to: modelHref(vehicle, switches.search) }
    : { kind: 'shown' }
}
