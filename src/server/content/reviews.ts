import 'server-only'
import { toReviewRules, hasVisibleStars, mergeReviews, type ReviewsSummary } from '@/src/domain/locations/reviews'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { createReviews } from '@/src/integrations/reviews'
import { log } from '@/src/platform/log'
import { markIncomplete } from '@/src/page-cache/render'
import { database } from '@/src/server/database'
import { cachePerTenant } from '@/src/server/site/tenant-cache'

type ReviewsByLocation = ReadonlyMap<string, ReviewsSummary>

const loadReviews = cachePerTenant(async (tenantId): Promise<ReviewsByLocation> =>
  createReviews(await database()).loadByTenant(tenantId),
)

/**
 * Returns a dealer's reviews by location. If they cannot be read, returns none and marks the page incomplete (LOC-08).
 */
const findReviews = async (tenantId: string): Promise<ReviewsByLocation> => {
  try {
    return (await loadReviews(tenantId)) ?? new Map<string, ReviewsSummary>()
  } catch (error) {
    log.error({ err: error }, 'The reviews could not be read.')
    markIncomplete()
    return new Map()
  }
}

/**
 * Returns the reviews that a dealer's pages may show, as far as the switches allow stars: `all` of its locations
 * together; `of` one location, or else of the other departments of its dealership (LOC-08).
 */
export const findVisibleReviews = async (site: Site) => {
  const rules = toReviewRules(site.switches)
  const all = rules.hide_reviews ? new Map<string, ReviewsSummary>() : await findReviews(site.id)
  const ofDealership = ({ dealership_slug }: SiteLocation): ReviewsSummary | undefined =>
    dealership_slug === undefined
      ? undefined
      : mergeReviews(
          site.locations.flatMap((one) => (one.dealership_slug === dealership_slug ? (all.get(one.id) ?? []) : [])),
        )
  const combined = mergeReviews(site.locations.flatMap((one) => all.get(one.id) ?? []))
  return {
    all: hasVisibleStars(combined, rules) ? combined : undefined,
    of: (location: SiteLocation): ReviewsSummary | undefined => {
      const found = all.get(location.id) ?? ofDealership(location)
      return hasVisibleStars(found, rules) ? found : undefined
    },
  }
}
