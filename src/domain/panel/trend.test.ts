import { expect, test } from 'vitest'
import { formatTrend } from './trend'

test('[STF-04] a trend compares with the period before', () => {
  expect(formatTrend(112, 100, 30)).toBe('12% up on the 30 days before')
  expect(formatTrend(0, 3, 7)).toBe('100% down on the 7 days before')
  expect(formatTrend(1000, 999, 7)).toBe('as in the 7 days before')
  expect(formatTrend(4, 0, 7)).toBe('none in the 7 days before')
  expect(formatTrend(0, 0, 7)).toBeUndefined()
})
