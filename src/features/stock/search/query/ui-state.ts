import type { CardStyle } from '@/src/domain/theme/site-theme'
import type { UiState } from 'instantsearch.js'
import { buildSearchParameters, isNearestSort } from '@/src/domain/stock/search-query/parameters'
import { STOCK_INDEX, stockSorts, type StockSort } from '@/src/domain/stock/search-record/search-record'
import { isListField, isRangeField } from '@/src/domain/stock/fields/search-fields'
import { defaultSortOf } from '@/src/domain/stock/search-url/rules'
import { emptySearch, type Range, type SearchState } from '@/src/domain/stock/search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import type { Switches } from '@/src/domain/switches'

type SearchSwitches = Switches['search']

/** Our part of InstantSearch's state: one search in its normal form, under one name. */
type StockUiState = { readonly stock?: SearchState }

/** Converts a search to InstantSearch's UI state. */
export const toUiState = (state: SearchState): UiState => ({ [STOCK_INDEX]: { stock: state } as UiState[string] })

const stockOf = (indexUiState: object | undefined): SearchState =>
  (indexUiState as StockUiState | undefined)?.stock ?? emptySearch

/** Returns the search in InstantSearch's UI state. */
export const fromUiState = (uiState: UiState): SearchState => stockOf(uiState[STOCK_INDEX])

const sortOf = ({ index, aroundPrecision }: Parameters): StockSort =>
  isNearestSort(aroundPrecision)
    ? 'nearest'
    : ((Object.keys(stockSorts) as StockSort[]).find((sort) => stockSorts[sort] === index) ?? 'relevant')

/**
 * The part of InstantSearch's parameters that the widget reads. By their type a numeric end may be a list; here never.
 */
type Parameters = {
  readonly index?: string | undefined
  readonly query?: string | undefined
  readonly page?: number | undefined
  readonly facetsRefinements?: Readonly<Record<string, readonly string[]>> | undefined
  readonly facetsExcludes?: Readonly<Record<string, readonly string[]>> | undefined
  readonly disjunctiveFacetsRefinements?: Readonly<Record<string, readonly string[]>> | undefined
  readonly numericRefinements?: Readonly<Record<string, Ends>> | undefined
  readonly aroundPlace?: string | undefined
  readonly aroundRadius?: number | 'all' | undefined
  readonly aroundPrecision?: number | undefined
}
type Ends = Readonly<Partial<Record<'>=' | '<=', readonly (number | number[])[] | undefined>>>

const endOf = (values: readonly (number | number[])[] | undefined): number | undefined => values?.flat()[0]

const rangeOf = (ends: Ends): Range => {
  const [min, max] = [endOf(ends['>=']), endOf(ends['<='])]
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

const nearOf = ({ aroundPlace, aroundRadius }: Parameters): Pick<SearchState, 'near'> =>
  aroundPlace === undefined || typeof aroundRadius !== 'number'
    ? {}
    : { near: { place: aroundPlace, km: aroundRadius / 1000 } }

/** Converts parameters to a search: the inverse of `buildSearchParameters` (`search-query/parameters.ts`). */
const toSearchState = (parameters: Parameters, search: SearchSwitches): SearchState => {
  const {
    facetsExcludes: without = {},
    facetsRefinements: conjunctive = {},
    disjunctiveFacetsRefinements: disjunctive = {},
    numericRefinements: ranges = {},
  } = parameters
  return normalizeSearch(
    {
      query: parameters.query ?? '',
      page: (parameters.page ?? 0) + 1,
      sortBy: sortOf(parameters),
      lists: Object.fromEntries(
        Object.entries({ ...conjunctive, ...disjunctive })
          .filter(([field]) => isListField(field))
          .map(([field, values]) => [field, values.map((value) => value.replace(/^\\-/, '-'))]),
      ),
      ranges: Object.fromEntries(
        Object.entries(ranges)
          .filter(([field]) => isRangeField(field))
          .map(([field, ends]) => [field, rangeOf(ends)]),
      ),
      without,
      ...nearOf(parameters),
    },
    defaultSortOf(search),
  )
}

type QueryParameters<P> = { readonly setQueryParameters: (parameters: object) => P }

/**
 * The only widget of the page, for the complete search. Separate widgets of InstantSearch, one for each of forty
 * fields, would each compute and render, and weigh as much as the rest of the page.
 */
export const connectStock =
  () =>
  ({ switches }: { readonly switches: Pick<Switches, 'search' | 'display'> & { readonly card: CardStyle } }) => ({
    $$type: 'forecourt.stock' as const,
    init: () => undefined,
    render: () => undefined,
    dispose: () => undefined,
    getWidgetUiState: (uiState: object, { searchParameters: parameters }: { searchParameters: Parameters }) => ({
      ...uiState,
      stock: toSearchState(parameters, switches.search),
    }),
    getWidgetSearchParameters: <P extends QueryParameters<P>>(parameters: P, { uiState }: { uiState: object }) => {
      const state = stockOf(uiState)
      // The parameters are those of the previous search, so what this search may lack is set too.
      return parameters.setQueryParameters({
        query: state.query,
        aroundPlace: undefined,
        aroundRadius: undefined,
        aroundPrecision: undefined,
        ...buildSearchParameters(state, switches, new Date()),
      })
    },
  })
