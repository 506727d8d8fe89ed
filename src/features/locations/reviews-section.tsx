import { shortDay } from '@/src/domain/locations/dates'
import type { Review, ReviewsSummary } from '@/src/domain/locations/reviews'
import { RatingLine, Stars } from './stars'

const OneReview = ({ review: { author, rating, date, text } }: { review: Review }) => (
  <li className="review">
    <p className="review-head">
      <b>{author}</b>
      <Stars average={rating} />
      <span className="sr-only">{`${rating} of 5 stars`}</span>
    </p>
    {text && <p>{text}</p>}
    <p className="text-muted text-sm">
      <time dateTime={date}>{`${shortDay(date)} ${date.slice(0, 4)}`}</time>
    </p>
  </li>
)

/** What customers wrote (`#reviews`, LOC-08): as many as the switch says, the average and count of all of them. */
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
        <p className="place-rating">
          <RatingLine rating={[summary.average_rating, summary.count]} />
        </p>
      </div>
      <ul className="reviews">
        {reviews.map((review) => (
          <OneReview key={review.author + review.date + review.text.slice(0, 40)} review={review} />
        ))}
      </ul>
    </div>
  </section>
)
