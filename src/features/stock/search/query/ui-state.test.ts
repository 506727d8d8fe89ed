import helperOf from 'algoliasearch-helper'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { STOCK_INDEX } from '@/src/domain/stock/search-record/search-record'
import { listFields, rangeFields } from '@/src/domain/stock/fields/search-fields'
import { defaultSortOf } from '@/src/domain/stock/search-url/rules'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { resolveSwitches } from '@/src/domain/switches'
import { connectStock, fromUiState, toUiState } from './ui-state'

/** InstantSearch escapes a leading minus as `\\-`: a value that really starts so would be ambiguous, and none does. */
const values = fc.string({ minLength: 1 }).filter((value) => !/^[\s\p{Cc}\p{Surrogate}]*\\-/u.test(value))

const searches = fc.record({
  query: fc.string(),
  page: fc.integer({ min: 1, max: 50 }),
  sortBy: fc.constantFrom('relevant', 'latest', 'price_asc', 'price_desc', 'nearest'),
  lists: fc.dictionary(fc.constantFrom(...listFields), fc.array(values, { maxLength: 3 })),
  ranges: fc.dictionary(fc.constantFrom(...rangeFields), fc.constantFrom({ min: 2 }, { max: 5 }, { min: 0, max: 9 })),
  without: fc.dictionary(fc.constantFrom(...listFields), fc.array(values, { maxLength: 3 }), { maxKeys: 3 }),
})
const nearby = fc.constantFrom(undefined, { place: '4101', km: 25 }, { place: 'Parramatta NSW', km: 100 })
const states: fc.Arbitrary<SearchState> = fc
  .tuple(searches, nearby)
  .map(([search, near]) => ({ ...search, ...(near && { near }) }))

it('[SRCH-02] preserves a search through InstantSearch, whatever was searched for before', () => {
  fc.assert(
    fc.property(states, states, fc.constantFrom(['relevant'], ['price_asc', 'latest']), (before, state, sorts) => {
      const switches = { ...resolveSwitches({}, { search: { sorts } }), card: 'classic' as const }
      const { search } = switches
      const widget = connectStock()({ switches })
      const applySearch = (parameters: unknown, next: SearchState) =>
        widget.getWidgetSearchParameters(parameters as never, { uiState: toUiState(next)[STOCK_INDEX] ?? {} })
      const normal = normalizeSearch(state, defaultSortOf(search))
      const empty = new helperOf.SearchParameters({ index: STOCK_INDEX })
      const parameters = applySearch(applySearch(empty, normalizeSearch(before, defaultSortOf(search))), normal)
      const uiState = widget.getWidgetUiState({}, { searchParameters: parameters as never })
      expect(fromUiState({ [STOCK_INDEX]: uiState as object })).toEqual(normal)
    }),
  )
})
