import 'server-only'
import { reviewRules, showsStars, together, type ReviewsSummary } from '@/src/domain/locations/reviews'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { embeddedReviews } from '@/src/integrations/reviews/embedded'
import { noteLacking } from '@/src/runtime/pages/render'
import { database } from './database'
import { keptPerTenant } from './kept'

type ByLocation = ReadonlyMap<string, ReviewsSummary>

const kept = keptPerTenant(async (tenantId): Promise<ByLocation> =>
  embeddedReviews(await database()).ofTenant(tenantId),
)

/**
 * Returns a dealer's reviews by location. If they cannot be read, returns none and marks the page incomplete (LOC-08).
 */
const reviewsOf = async (tenantId: string): Promise<ByLocation> => {
  try {
    return (await kept(tenantId)) ?? new Map<string, ReviewsSummary>()
  } catch (error) {
    console.error('The reviews could not be read:', error)
    noteLacking()
    return new Map()
  }
}

/**
 * Returns the reviews that a dealer's pages may show, as far as the switches allow stars: `all` of its locations
 * together; `of` one location, or else of the other departments of its dealership (LOC-08).
 */
export const shownReviewsOf = async (site: Site) => {
  const rules = reviewRules(site.switches)
  const all = rules.hide_reviews ? new Map<string, ReviewsSummary>() : await reviewsOf(site.id)
  const ofDealership = ({ dealership_slug }: SiteLocation): ReviewsSummary | undefined =>
    dealership_slug === undefined
      ? undefined
      : together(
          site.locations.flatMap((one) => (one.dealership_slug === dealership_slug ? (all.get(one.id) ?? []) : [])),
        )
  const whole = together(site.locations.flatMap((one) => all.get(one.id) ?? []))
  return {
    all: showsStars(whole, rules) ? whole : undefined,
    of: (location: SiteLocation): ReviewsSummary | undefined => {
      const found = all.get(location.id) ?? ofDealership(location)
      return showsStars(found, rules) ? found : undefined
    },
  }
}
