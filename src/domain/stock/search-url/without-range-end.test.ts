import { expect, it } from 'vitest'
import { emptySearch } from './state'
import { withoutRangeEnd } from './search-changes'

it('[SRCH-07] [SRCH-08] removing one end keeps the other and goes back to the first page', () => {
  const state = { ...emptySearch, page: 3, ranges: { price: { min: 5000, max: 20_000 }, km: { max: 9000 } } }
  expect(withoutRangeEnd(state, 'price', 'min')).toEqual({
    ...emptySearch,
    ranges: { price: { max: 20_000 }, km: { max: 9000 } },
  })
  expect(withoutRangeEnd(state, 'km', 'max').ranges).toEqual({ price: { min: 5000, max: 20_000 } })
  expect(withoutRangeEnd(state, 'year', 'max').ranges).toEqual(state.ranges)
})
