import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choosePricePosters, listPriceSearches } from './price-posters'

const counted = (counts: readonly number[]) =>
  listPriceSearches('/search').map((search, index) => ({ ...search, count: counts[index] ?? counts.at(-1) ?? 0 }))

describe('[CNT-01] prices of a price-led hero', () => {
  test('begin with the lowest price that has a vehicle', () => {
    const posters = choosePricePosters(counted([0, 4, 4, 9, 12]))
    expect(posters.map(({ limit, count }) => [limit, count])).toEqual([
      [10_000, 4],
      [20_000, 9],
      [30_000, 12],
    ])
    expect(posters[0]?.href).toBe('/search?range[price]=:10000')
  })

  test('are none without stock', () => {
    expect(choosePricePosters(counted([0]))).toEqual([])
  })

  test('each have more vehicles than the one before, for any stock', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 10, maxLength: 10 }), (added) => {
        const totals = added.map((_, index) => added.slice(0, index + 1).reduce((sum, one) => sum + one, 0))
        const counts = choosePricePosters(counted(totals)).map(({ count }) => count)
        expect(counts.every((count, index) => count > (counts[index - 1] ?? 0))).toBe(true)
      }),
    )
  })
})
