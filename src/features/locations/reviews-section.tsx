import { formatDay } from '@/src/domain/time/days'
import { formatShownReviews, type Review, type ReviewsSummary } from '@/src/domain/locations/reviews'
import { ReviewsList } from './reviews-list'
import { RatingLine } from './stars'

/** Customer reviews (`#reviews`, LOC-08): as many as the switch allows, with the average and count of all reviews. */
export const ReviewsSection = ({
  summary,
  reviews,
  id = 'reviews',
  title = 'Reviews',
}: {
  summary: ReviewsSummary
  reviews: readonly Review[]
  id?: string
  title?: string
}) => (
  <section id={id} aria-labelledby={`${id}-title`} className="section scroll-mt-24">
    <div className="wrap">
      <div className="section-head">
        <h2 id={`${id}-title`} className="section-title">
          {title}
        </h2>
        <p className="location-rating">
          <RatingLine rating={[summary.average_rating, summary.count]} />
        </p>
      </div>
      <ReviewsList reviews={reviews.map((review) => ({ ...review, day: formatDay(review.date) }))} />
      <p className="text-muted mt-4 text-sm empty:hidden">{formatShownReviews(reviews.length, summary.count)}</p>
    </div>
  </section>
)
