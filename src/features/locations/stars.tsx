import type { CSSProperties } from 'react'
import { formatReviewCount, roundToTenth, toStars } from '@/src/domain/locations/reviews'

/** Average rating and the number of reviews it is based on. */
export type Rating = readonly [average: number, count: number]

/** At most four full stars and one partial star; hidden from screen readers, which get the number (LOC-08). */
export const Stars = ({ average }: { average: number }) => {
  const { full, fraction: part } = toStars(average)
  return (
    <span aria-hidden className="stars">
      {'★'.repeat(full)}
      <i style={{ '--part': `${Math.round(part * 100)}%` } as CSSProperties}>★</i>
    </span>
  )
}

/** Renders `4.7 ★★★★★ Based on 12 reviews`. */
export const RatingLine = ({ rating: [average, count] }: { rating: Rating }) => (
  <>
    <b>{roundToTenth(average).toFixed(1)}</b>
    <span className="sr-only"> of 5 stars</span> <Stars average={average} /> <span>{formatReviewCount(count)}</span>
  </>
)
