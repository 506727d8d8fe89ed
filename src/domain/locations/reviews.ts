import type { Switches } from '@/src/domain/switches'
import { formatCount } from '@/src/domain/text/numbers'

/** A customer's review. `date` is `YYYY-MM-DD`; `rating` is 1 to 5. */
export type Review = {
  readonly author: string
  readonly rating: number
  readonly date: string
  readonly text: string
}

/** Number of reviews, their average, and the newest of them (LOC-10). */
export type ReviewsSummary = {
  readonly reviews: readonly Review[]
  readonly count: number
  readonly average_rating: number
}

/** Rounds to one decimal, for display and comparison: 4.66 → 4.7 (LOC-08). */
export const roundToTenth = (average: number): number => Math.round(average * 10) / 10

export type Stars = {
  readonly full: number
  /** Of the one star after the full ones, 0 to 1. */ readonly fraction: number
}

/** Splits an average into at most four full stars and one partial: 5 is four full ones and a partial of 1 (LOC-08). */
export const toStars = (average: number): Stars => {
  const value = Math.min(5, Math.max(0, roundToTenth(average)))
  const full = Math.min(4, Math.floor(value))
  return { full, fraction: roundToTenth(value - full) }
}

type ReviewRules = Pick<Switches['display'], 'min_review_rating' | 'review_quantity' | 'hidden_review_authors'> & {
  readonly hide_reviews: boolean
}

/** Picks the switches that apply to reviews. */
export const toReviewRules = ({ display, locations }: Pick<Switches, 'display' | 'locations'>): ReviewRules => {
  const { min_review_rating, review_quantity, hidden_review_authors } = display
  return { min_review_rating, review_quantity, hidden_review_authors, hide_reviews: locations.hide_reviews }
}

/** Reports whether stars show: only above the minimum average, and not if reviews are hidden (LOC-08). */
export const hasVisibleStars = (summary: ReviewsSummary | undefined, rules: ReviewRules): summary is ReviewsSummary =>
  summary !== undefined &&
  summary.count > 0 &&
  !rules.hide_reviews &&
  roundToTenth(summary.average_rating) > rules.min_review_rating

/** Lists the displayed reviews: hidden authors are omitted, which changes neither average nor count. */
export const listVisibleReviews = (summary: ReviewsSummary, rules: ReviewRules): readonly Review[] => {
  const hidden = new Set(rules.hidden_review_authors.map((name) => name.trim().toLowerCase()))
  return summary.reviews
    .filter(({ author }) => !hidden.has(author.trim().toLowerCase()))
    .slice(0, rules.review_quantity)
}

/** Merges the reviews of several locations, such as those of a dealership. */
export const mergeReviews = (all: readonly ReviewsSummary[]): ReviewsSummary | undefined => {
  const count = all.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return undefined
  const totalRating = all.reduce((sum, one) => sum + one.average_rating * one.count, 0)
  const reviews = all.flatMap((one) => one.reviews).toSorted((one, other) => (one.date < other.date ? 1 : -1))
  return { reviews, count, average_rating: totalRating / count }
}

/** Formats `Based on 12 reviews`. */
export const formatReviewCount = (count: number): string => `Based on ${formatCount(count, 'review')}`

/** Says that some reviews are not shown, as where a dealer hides authors: the rating counts them all (ACL s 29). */
export const formatShownReviews = (shown: number, count: number): string | undefined =>
  shown < count
    ? `Showing ${String(shown)} of ${formatCount(count, 'review')}. The rating counts all of them.`
    : undefined
