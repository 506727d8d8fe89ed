'use client'

import type { Review } from '@/src/domain/locations/reviews'
import { chooseColumns } from '@/src/ui/row-columns'
import { Stars } from './stars'

/** A review with its date in words, so that pages do not load the names of months. */
export type DatedReview = Review & { readonly day: string }

const ReviewItem = ({ review: { author, rating, date, day, text } }: { review: DatedReview }) => (
  <li className="review">
    <p className="review-head">
      <b>{author}</b>
      <Stars average={rating} />
      <span className="sr-only">{`${rating} of 5 stars`}</span>
    </p>
    {text && <p>{text}</p>}
    <p className="text-muted text-sm">
      <time dateTime={date}>{day}</time>
    </p>
  </li>
)

/** A client component: the page then carries the reviews as data instead of a second copy of the markup. */
export const ReviewsList = ({ reviews }: { reviews: readonly DatedReview[] }) => (
  <ul className="full-rows" data-columns={chooseColumns(reviews.length, [3, 2])}>
    {reviews.map((review) => (
      <ReviewItem key={review.author + review.date + review.text.slice(0, 40)} review={review} />
    ))}
  </ul>
)
