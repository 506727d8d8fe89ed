import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  movePriceEnd,
  priceBounds,
  priceRangeFilter,
  priceRangeHref,
  PRICE_STEP_DOLLARS,
  type DollarRange,
} from './price-range'
import { parseSearchParams } from './params'

test('[SRCH-16] the block starts at 5,000 to 250,000 in steps of 500', () => {
  expect(priceBounds).toEqual({ min: 5_000, max: 250_000 })
  expect(PRICE_STEP_DOLLARS).toBe(500)
})

test('[SRCH-16] a moved handle stops one step before the other', () => {
  const ends = { min: 20_000, max: 30_000 }
  expect(movePriceEnd(ends, 'min', 45_000)).toEqual({ min: 29_500, max: 30_000 })
  expect(movePriceEnd(ends, 'min', 30_000)).toEqual({ min: 29_500, max: 30_000 })
  expect(movePriceEnd(ends, 'max', 100)).toEqual({ min: 20_000, max: 20_500 })
  expect(movePriceEnd(ends, 'max', 20_000)).toEqual({ min: 20_000, max: 20_500 })
})

test('[SRCH-16] amounts are rounded to a step within the bounds; NaN changes nothing', () => {
  expect(movePriceEnd(priceBounds, 'min', 12_740)).toEqual({ min: 12_500, max: 250_000 })
  expect(movePriceEnd(priceBounds, 'max', 9_999_999)).toEqual(priceBounds)
  expect(movePriceEnd(priceBounds, 'max', Number.POSITIVE_INFINITY)).toEqual(priceBounds)
  expect(movePriceEnd(priceBounds, 'min', -5)).toEqual(priceBounds)
  expect(movePriceEnd(priceBounds, 'min', Number.NaN)).toEqual(priceBounds)
})

test('[SRCH-16] after any moves the handles are on steps, within the bounds, at least one step apart', () => {
  const moves = fc.array(
    fc.tuple(fc.constantFrom('min', 'max'), fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 0, max: 300_000 }))),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(moves, (all) => {
      const end = all.reduce<DollarRange>((ends, [which, value]) => movePriceEnd(ends, which, value), priceBounds)
      expect(end.max - end.min).toBeGreaterThanOrEqual(PRICE_STEP_DOLLARS)
      expect([end.min, end.max].every((one) => one % PRICE_STEP_DOLLARS === 0)).toBe(true)
      expect(end.min >= priceBounds.min && end.max <= priceBounds.max).toBe(true)
    }),
  )
})

test('[SRCH-16] the button leads to the search in the price range, highest price first', () => {
  const search = { base_path: '/search/used-cars', sorts: ['relevant', 'price_desc'] } as const
  const href = priceRangeHref({ min: 10_000, max: 25_000 }, search)
  expect(href).toBe('/search/used-cars?range[price]=10000:25000&sortBy=price_desc')
  expect(parseSearchParams(href.split('?')[1] ?? '')).toMatchObject({
    sortBy: 'price_desc',
    ranges: { price: { min: 10_000, max: 25_000 } },
  })
  // The dealer's default sort is left out of the address.
  expect(priceRangeHref({ min: 10_000, max: 25_000 }, { ...search, sorts: ['price_desc'] })).toBe(
    '/search/used-cars?range[price]=10000:25000',
  )
  expect(priceRangeFilter({ min: 10_000, max: 25_000 })).toBe('price=10000 TO 25000')
})
