import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  movePriceEnd,
  priceBoundsOf,
  priceRangeFilter,
  priceRangeHref,
  priceRangeSearch,
  PRICE_STEP_DOLLARS,
  type DollarRange,
} from './price-range'
import { parseSearchParams } from '../search-url/params'

const priceBounds = priceBoundsOf(undefined)

test('[SRCH-16] the block reaches from 5,000 to 250,000, or to the dearest vehicle, in steps of 500', () => {
  expect(priceBounds).toEqual({ min: 5_000, max: 250_000 })
  expect(priceBoundsOf(189_990)).toEqual(priceBounds)
  expect(priceBoundsOf(412_010)).toEqual({ min: 5_000, max: 412_500 })
  expect(PRICE_STEP_DOLLARS).toBe(500)
})

test('[SRCH-16] a moved handle stops one step before the other', () => {
  const ends = { min: 20_000, max: 30_000 }
  expect(movePriceEnd(ends, 'min', 45_000, priceBounds)).toEqual({ min: 29_500, max: 30_000 })
  expect(movePriceEnd(ends, 'min', 30_000, priceBounds)).toEqual({ min: 29_500, max: 30_000 })
  expect(movePriceEnd(ends, 'max', 100, priceBounds)).toEqual({ min: 20_000, max: 20_500 })
  expect(movePriceEnd(ends, 'max', 20_000, priceBounds)).toEqual({ min: 20_000, max: 20_500 })
})

test('[SRCH-16] amounts are rounded to a step within the bounds; NaN changes nothing', () => {
  expect(movePriceEnd(priceBounds, 'min', 12_740, priceBounds)).toEqual({ min: 12_500, max: 250_000 })
  expect(movePriceEnd(priceBounds, 'max', 9_999_999, priceBounds)).toEqual(priceBounds)
  expect(movePriceEnd(priceBounds, 'max', Number.POSITIVE_INFINITY, priceBounds)).toEqual(priceBounds)
  expect(movePriceEnd(priceBounds, 'min', -5, priceBounds)).toEqual(priceBounds)
  expect(movePriceEnd(priceBounds, 'min', Number.NaN, priceBounds)).toEqual(priceBounds)
})

test('[SRCH-16] after any moves the handles are on steps, within the bounds, at least one step apart', () => {
  const moves = fc.array(
    fc.tuple(fc.constantFrom('min', 'max'), fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 0, max: 300_000 }))),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(moves, (all) => {
      const end = all.reduce<DollarRange>(
        (ends, [which, value]) => movePriceEnd(ends, which, value, priceBounds),
        priceBounds,
      )
      expect(end.max - end.min).toBeGreaterThanOrEqual(PRICE_STEP_DOLLARS)
      expect([end.min, end.max].every((one) => one % PRICE_STEP_DOLLARS === 0)).toBe(true)
      expect(end.min >= priceBounds.min && end.max <= priceBounds.max).toBe(true)
    }),
  )
})

test('[SRCH-16] the button leads to the search in the price range, highest price first', () => {
  const search = { base_path: '/search/used-cars', sorts: ['relevant', 'price_desc'] } as const
  const href = priceRangeHref({ min: 10_000, max: 25_000 }, priceBounds, search)
  expect(href).toBe('/search/used-cars?range[price]=10000:25000&sortBy=price_desc')
  expect(parseSearchParams(href.split('?')[1] ?? '')).toMatchObject({
    sortBy: 'price_desc',
    ranges: { price: { min: 10_000, max: 25_000 } },
  })
  // The dealer's default sort is left out of the address.
  expect(priceRangeHref({ min: 10_000, max: 25_000 }, priceBounds, { ...search, sorts: ['price_desc'] })).toBe(
    '/search/used-cars?range[price]=10000:25000',
  )
  expect(priceRangeFilter({ min: 10_000, max: 25_000 }, priceBounds)).toBe('price=10000 TO 25000')
})

test('[SRCH-16] an end at its bound is no limit: the dearest vehicles and those without a price are found too', () => {
  const search = { base_path: '/search/used-cars', sorts: ['relevant', 'price_desc'] } as const
  const bounds = priceBoundsOf(412_000)
  expect(priceRangeHref(bounds, bounds, search)).toBe('/search/used-cars?sortBy=price_desc')
  expect(priceRangeHref(bounds, bounds, { ...search, sorts: ['price_desc'] })).toBe('/search/used-cars')
  expect(priceRangeFilter(bounds, bounds)).toBe('')
  expect(priceRangeSearch({ ...bounds, max: 90_000 }, bounds).ranges).toEqual({ price: { max: 90_000 } })
  expect(priceRangeFilter({ ...bounds, max: 90_000 }, bounds)).toBe('price=0 TO 90000')
  expect(priceRangeHref({ ...bounds, min: 90_000 }, bounds, search)).toContain('range[price]=90000:&')
  // An amount above the dearest vehicle is not a lower limit.
  expect(priceRangeSearch(movePriceEnd(bounds, 'max', 500_000, bounds), bounds).ranges).toEqual({})
})
