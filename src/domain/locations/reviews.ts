import type { Switches } from '@/tenants/switches'

/** One review as it was written. `date` is `YYYY-MM-DD`; `rating` from 1 to 5. */
export type Review = {
  readonly author: string
  readonly rating: number
  readonly date: string
  readonly text: string
}

/** D§3 Reviews summary: how many there are, their average, and the newest of them. */
export type ReviewsSummary = {
  readonly reviews: readonly Review[]
  readonly count: number
  readonly average_rating: number
}

/** 4.66 → 4.7: one decimal, everywhere it is said or compared (LOC-08). */
export const oneDecimal = (average: number): number => Math.round(average * 10) / 10

export type Stars = { readonly full: number; /** Of the one star after the full ones, 0 to 1. */ readonly part: number }

/** At most four full stars and one partial: 4.6 is four and six tenths, 5 is four and a whole one (D§5). */
export const starsOf = (average: number): Stars => {
  const value = Math.min(5, Math.max(0, oneDecimal(average)))
  const full = Math.min(4, Math.floor(value))
  return { full, part: oneDecimal(value - full) }
}

type Display = Pick<Switches['display'], 'min_review_rating' | 'review_quantity' | 'hidden_review_authors'> & {
  readonly hide_reviews: boolean
}

/** What of the switches decides about reviews. */
export const reviewRules = ({ display, locations }: Pick<Switches, 'display' | 'locations'>): Display => {
  const { min_review_rating, review_quantity, hidden_review_authors } = display
  return { min_review_rating, review_quantity, hidden_review_authors, hide_reviews: locations.hide_reviews }
}

/** Stars show only above the least average, and not where reviews are hidden (LOC-08). */
export const showsStars = (summary: ReviewsSummary | undefined, rules: Display): summary is ReviewsSummary =>
  summary !== undefined &&
  summary.count > 0 &&
  !rules.hide_reviews &&
  oneDecimal(summary.average_rating) > rules.min_review_rating

/** The reviews a page shows: hidden authors left out, which changes neither average nor count; so many at most. */
export const shownReviews = (summary: ReviewsSummary, rules: Display): readonly Review[] => {
  const hidden = new Set(rules.hidden_review_authors.map((name) => name.trim().toLowerCase()))
  return summary.reviews
    .filter(({ author }) => !hidden.has(author.trim().toLowerCase()))
    .slice(0, rules.review_quantity)
}

/** The reviews of several locations as one, such as those of a dealership. */
export const together = (all: readonly ReviewsSummary[]): ReviewsSummary | undefined => {
  const count = all.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return undefined
  const points = all.reduce((sum, one) => sum + one.average_rating * one.count, 0)
  const reviews = all.flatMap((one) => one.reviews).toSorted((one, other) => (one.date < other.date ? 1 : -1))
  return { reviews, count, average_rating: points / count }
}

/** `Based on 12 reviews`. */
export const basedOn = (count: number): string => `Based on ${count} ${count === 1 ? 'review' : 'reviews'}`
