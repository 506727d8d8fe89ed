import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listFields, rangeFields } from '@/src/domain/stock/search-url/fields'
import { defaultSort } from '@/src/domain/stock/search-url/rules'
import { normalSearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { resolveSwitches } from '@/tenants/switches'
import { fromUiState, toUiState } from './ui-state'

const states: fc.Arbitrary<SearchState> = fc.record({
  query: fc.string(),
  page: fc.integer({ min: 1, max: 50 }),
  sortBy: fc.constantFrom('relevant', 'latest', 'price_asc', 'price_desc'),
  lists: fc.dictionary(fc.constantFrom(...listFields), fc.array(fc.string({ minLength: 1 }), { maxLength: 3 })),
  ranges: fc.dictionary(fc.constantFrom(...rangeFields), fc.constantFrom({ min: 2 }, { max: 5 }, { min: 0, max: 9 })),
})

it('[SRCH-02] a search survives its way through InstantSearch', () => {
  fc.assert(
    fc.property(states, fc.constantFrom(['relevant'], ['price_asc', 'latest']), (state, sorts) => {
      const { search } = resolveSwitches({}, { search: { sorts } })
      const normal = normalSearch(state, defaultSort(search))
      expect(fromUiState(toUiState(normal, search, new Date(0)), search)).toEqual(normal)
    }),
  )
})
