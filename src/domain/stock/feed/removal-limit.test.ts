import { expect, test, describe } from 'vitest'
import { isProbablyComplete, removesTooMany } from './removal-limit'

test.each([
  // A first file, a usual one, and one that lacks a single vehicle of two.
  [20, 0, true, true],
  [190, 200, true, true],
  [1, 2, true, true],
  // A short file, and one of a feed that gets parts.
  [20, 220, true, false],
  [139, 200, true, false],
  [200, 200, false, false],
])(
  '[STF-05] %i rows for %i vehicles, after a complete file %s: taken for all stock is %s',
  (rows, existing, was, is) => {
    expect(isProbablyComplete({ rows, existing, wasComplete: was })).toBe(is)
  },
)

describe('[STK-02] an import that would remove too much', () => {
  test.each([
    // One vehicle may leave the smallest feed, since that is a sale.
    [1, 1, false],
    [2, 1, false],
    [2, 2, true],
    [5, 1, false],
    [5, 2, true],
    [9, 2, false],
    [9, 3, true],
    [10, 3, false],
    [10, 4, true],
    [1000, 300, false],
    [1000, 301, true],
  ])('[STK-02] of %i existing, %i to remove: too many is %s', (existingCount, count, tooMany) => {
    const missingIds = Array.from({ length: count }, (_, index) => String(index))
    expect(removesTooMany({ existingCount, missingIds })).toBe(tooMany)
  })
})
