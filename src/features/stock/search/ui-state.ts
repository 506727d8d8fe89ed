import type { UiState } from 'instantsearch.js'
import { filtersOf, fixedParameters, sortOf } from '@/src/domain/stock/search-query/parameters'
import { stockIndex, stockSorts, type StockSort } from '@/src/domain/stock/search-record'
import { isListField, isRangeField } from '@/src/domain/stock/search-url/fields'
import { defaultSort } from '@/src/domain/stock/search-url/rules'
import { emptySearch, normalSearch, type Range, type SearchState } from '@/src/domain/stock/search-url/state'
import type { Switches } from '@/tenants/switches'

type Search = Switches['search']

const rangeText = ({ min, max }: Range): string => `${min ?? ''}:${max ?? ''}`

const rangeOf = (text: string): Range => {
  const [min, max] = text.split(':').map((end) => (end === '' ? undefined : Number(end)))
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** A search as InstantSearch holds it, base filters included, so that choice and filters change in one step. */
export const toUiState = (state: SearchState, search: Search, now: Date): UiState => ({
  [stockIndex]: {
    ...(state.query !== '' && { query: state.query }),
    ...(state.page > 1 && { page: state.page }),
    sortBy: stockSorts[sortOf(state, search)],
    refinementList: Object.fromEntries(Object.entries(state.lists).map(([field, values]) => [field, [...values]])),
    range: Object.fromEntries(Object.entries(state.ranges).map(([field, range]) => [field, rangeText(range)])),
    configure: { ...fixedParameters(search), filters: filtersOf(state, search, now) },
  },
})

const sortNamed = (index: string | undefined): StockSort =>
  (Object.keys(stockSorts) as StockSort[]).find((sort) => stockSorts[sort] === index) ?? 'relevant'

/** The search InstantSearch holds, in its normal form. */
export const fromUiState = (uiState: UiState, search: Search): SearchState => {
  const index = uiState[stockIndex] ?? {}
  const lists = Object.entries(index.refinementList ?? {}).filter(([field]) => isListField(field))
  const ranges = Object.entries(index.range ?? {}).filter(([field]) => isRangeField(field))
  return normalSearch(
    {
      ...emptySearch,
      query: index.query ?? '',
      page: index.page ?? 1,
      sortBy: sortNamed(index.sortBy),
      lists: Object.fromEntries(lists),
      ranges: Object.fromEntries(ranges.map(([field, text]) => [field, rangeOf(text)])),
    },
    defaultSort(search),
  )
}
