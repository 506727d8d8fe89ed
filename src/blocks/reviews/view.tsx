import { toReviewRules, listVisibleReviews } from '@/src/domain/locations/reviews'
import type { Site } from '@/src/domain/tenancy/site'
import { ReviewsSection } from '@/src/features/locations/reviews-section'
import { findVisibleReviews } from '@/src/server/content/reviews'
import type { BlockView } from '../view'

const MAX_REVIEWS = 12

/** Returns the reviews of all locations, or of the one that staff chose, if it exists. */
const findSummary = async (site: Site, slug: string | undefined) => {
  const reviews = await findVisibleReviews(site)
  if (slug === undefined) return reviews.all
  const location = site.locations.find((one) => one.slug === slug)
  return location && reviews.of(location)
}

/** Shows customers' reviews (LOC-08). */
export const reviewsView: BlockView<'reviews'> = async (data, { site, id }) => {
  const summary = await findSummary(site, data.location)
  if (!summary) return null
  const limit = Math.min(MAX_REVIEWS, Math.max(1, Math.round(data.limit ?? 6)))
  const reviews = listVisibleReviews(summary, toReviewRules(site.switches)).filter(({ text }) => text !== '')
  if (reviews.length === 0) return null
  return (
    <ReviewsSection
      id={id('reviews')}
      title={data.heading ?? 'What our customers say'}
      summary={summary}
      reviews={reviews.slice(0, limit)}
    />
  )
}
