import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import {
  formatReviewCount,
  formatShownReviews,
  roundToTenth,
  toReviewRules,
  type ReviewsSummary,
  listVisibleReviews,
  hasVisibleStars,
  toStars,
  mergeReviews,
} from './reviews'

const rules = (display: object = {}, locations: object = {}) =>
  toReviewRules(resolveSwitches({}, { display, locations }))
const review = (author: string, date = '2026-01-01', rating = 5) => ({ author, rating, date, text: '' })
const summary = (average_rating: number, count: number, reviews = [review('A')]): ReviewsSummary => ({
  reviews,
  count,
  average_rating,
})

describe('stars', () => {
  test('[LOC-08] has at most four full stars and one partial, to one decimal', () => {
    expect(toStars(4.66)).toEqual({ full: 4, fraction: 0.7 })
    expect(toStars(5)).toEqual({ full: 4, fraction: 1 })
    expect(toStars(3)).toEqual({ full: 3, fraction: 0 })
    fc.assert(
      fc.property(fc.double({ min: -1, max: 7, noNaN: true }), (average) => {
        const { full, fraction } = toStars(average)
        expect(full).toBeLessThanOrEqual(4)
        expect(fraction >= 0 && fraction <= 1).toBe(true)
        expect(full + fraction).toBeCloseTo(Math.min(5, Math.max(0, roundToTenth(average))), 9)
      }),
    )
  })

  test('[LOC-08] shows only above the minimum average, and not if reviews are hidden', () => {
    expect(hasVisibleStars(summary(4.1, 3), rules())).toBe(true)
    expect(hasVisibleStars(summary(4, 3), rules())).toBe(false)
    expect(hasVisibleStars(summary(4.04, 3), rules())).toBe(false)
    expect(hasVisibleStars(summary(4.9, 3), rules({ min_review_rating: 4.9 }))).toBe(false)
    expect(hasVisibleStars(summary(4.9, 3), rules({}, { hide_reviews: true }))).toBe(false)
    expect(hasVisibleStars(summary(5, 0), rules())).toBe(false)
    expect(hasVisibleStars(undefined, rules())).toBe(false)
  })
})

describe('reviews', () => {
  test('[LOC-08] lists twelve by default; hidden authors are omitted without changing average and count', () => {
    const many = summary(
      4.5,
      40,
      Array.from({ length: 40 }, (_, at) => review(at === 0 ? 'Spam Bot' : `Author ${at}`)),
    )
    expect(listVisibleReviews(many, rules())).toHaveLength(12)
    const visible = listVisibleReviews(many, rules({ review_quantity: 3, hidden_review_authors: ['spam bot '] }))
    expect(visible.map(({ author }) => author)).toEqual(['Author 1', 'Author 2', 'Author 3'])
    expect(many.count).toBe(40)
  })

  test('[LOC-10] merges the reviews of a dealership’s locations: count, average, newest first', () => {
    const both = mergeReviews([summary(5, 3, [review('A', '2026-01-01')]), summary(3, 1, [review('B', '2026-02-01')])])
    expect(both).toMatchObject({ count: 4, average_rating: 4.5 })
    expect(both?.reviews.map(({ author }) => author)).toEqual(['B', 'A'])
    expect(mergeReviews([])).toBeUndefined()
  })

  test('[LOC-08] says how many of the reviews that the rating counts are shown', () => {
    expect(formatShownReviews(5, 6)).toBe('Showing 5 of 6 reviews. The rating counts all of them.')
    expect(formatShownReviews(6, 6)).toBeUndefined()
  })

  test('[LOC-03] Based on N reviews', () => {
    expect([1, 12].map(formatReviewCount)).toEqual(['Based on 1 review', 'Based on 12 reviews'])
  })
})
