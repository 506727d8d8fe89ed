import type { Switches } from '@/src/domain/switches'
import type { CardStyle } from '@/src/domain/theme/site-theme'
import { stockSorts, type StockSort } from '../search-record/search-record'
import { listFields, rangeFields, type ListField } from '../fields/search-fields'
import { defaultSortOf } from '../search-url/rules'
import type { SearchState } from '../search-url/state'
import { buildBaseFilters } from './base-filters'
import { type CardSwitches, cardFields } from './card-fields'

/** Attributes requested as facets: every list and range of the search state. */
export const facetFields: readonly string[] = [...new Set<string>([...listFields, ...rangeFields])]

/**
 * Fields whose chosen values a vehicle must all have: a caravan with bunks and an ensuite has both. Of any other field
 * it has one of them: white or silver.
 */
const conjunctiveFields: readonly string[] = ['filtered_features'] satisfies readonly ListField[]

const isConjunctive = (field: string): boolean => conjunctiveFields.includes(field)

/** Parameters of every search of the page, independent of the shopper's choices. */
export const fixedParameters = (search: Switches['search']) => ({
  hitsPerPage: search.page_size,
  maxValuesPerFacet: 1000,
  attributesToHighlight: [] as string[],
})

export const sortOfSearch = (state: SearchState, search: Switches['search']): StockSort =>
  state.sortBy ?? defaultSortOf(search)

/** Builds the filters that are combined with the shopper's own choices. */
export const buildSearchFilters = (state: SearchState, search: Switches['search'], now: Date): string =>
  buildBaseFilters({
    search,
    now,
    sort: sortOfSearch(state, search),
    choseCarTypes: (state.lists.car_type ?? []).length > 0 || (state.lists.categories ?? []).length > 0,
  })

/** A leading minus would negate a facet filter, so it is escaped. */
const escapeValue = (value: string): string => value.replace(/^-/, '\\-')

/** One search as InstantSearch's search parameters; `page` counts from 0. */
export type StockSearchParameters = {
  readonly index: string
  readonly query?: string
  readonly page: number
  readonly hitsPerPage: number
  readonly maxValuesPerFacet: number
  readonly attributesToHighlight: readonly string[]
  readonly attributesToRetrieve: readonly string[]
  readonly filters: string
  readonly facets: readonly string[]
  readonly disjunctiveFacets: readonly string[]
  readonly facetsRefinements: Readonly<Record<string, readonly string[]>>
  readonly facetsExcludes: Readonly<Record<string, readonly string[]>>
  readonly disjunctiveFacetsRefinements: Readonly<Record<string, readonly string[]>>
  readonly numericRefinements: Readonly<Record<string, Readonly<Partial<Record<'>=' | '<=', readonly number[]>>>>>
  /** The place to search around, by name: `resolvePlaces` replaces it with coordinates before a request is sent. */
  readonly aroundPlace?: string
  readonly aroundRadius?: number
  readonly aroundPrecision?: number
}

const toRefinements = ({ lists }: SearchState, isIncluded: (field: string) => boolean) =>
  Object.fromEntries(
    Object.entries(lists)
      .filter(([field]) => isIncluded(field))
      .map(([field, values]) => [field, values.map(escapeValue)]),
  )

/** Metres. A postcode has one centre, so distances within a kilometre are about the same. */
const NEAREST_PRECISION = 1000
/** More than the largest radius, so that the distance does not count for any other order. */
const ANY_DISTANCE = 10_000_000

const toAroundParameters = ({ near }: SearchState, sort: StockSort) =>
  near === undefined
    ? {}
    : {
        aroundPlace: near.place,
        aroundRadius: near.km * 1000,
        aroundPrecision: sort === 'nearest' ? NEAREST_PRECISION : ANY_DISTANCE,
      }

/** The sort of parameters with this precision, which alone tells the order by distance from relevance. */
export const isNearestSort = (aroundPrecision: number | undefined): boolean => aroundPrecision === NEAREST_PRECISION

type SearchSettings = {
  readonly search: Switches['search']
  readonly display: CardSwitches
  /** The style of the cards that show the results; not needed where no card does. */
  readonly card?: CardStyle
}

/** Builds the parameters of a search of a tenant's stock. */
export const buildSearchParameters = (
  state: SearchState,
  { search, display, card }: SearchSettings,
  now: Date,
): StockSearchParameters => ({
  ...fixedParameters(search),
  attributesToRetrieve: cardFields(display, card),
  index: stockSorts[sortOfSearch(state, search)],
  ...toAroundParameters(state, sortOfSearch(state, search)),
  ...(state.query !== '' && { query: state.query }),
  page: state.page - 1,
  filters: buildSearchFilters(state, search, now),
  facets: conjunctiveFields,
  disjunctiveFacets: facetFields.filter((field) => !isConjunctive(field)),
  facetsRefinements: toRefinements(state, isConjunctive),
  // Copies, because InstantSearch sorts these lists in place.
  facetsExcludes: Object.fromEntries(
    Object.entries(state.without ?? {}).map(([field, values]) => [field, [...values]]),
  ),
  disjunctiveFacetsRefinements: toRefinements(state, (field) => !isConjunctive(field)),
  numericRefinements: Object.fromEntries(
    Object.entries(state.ranges).map(([field, { min, max }]) => [
      field,
      { ...(min !== undefined && { '>=': [min] }), ...(max !== undefined && { '<=': [max] }) },
    ]),
  ),
})
