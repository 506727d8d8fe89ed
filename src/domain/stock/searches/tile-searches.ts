import type { Switches } from '@/src/domain/switches'
import { buildSearchParameters } from '../search-query/parameters'
import { buildSearchRequests, type SearchRequest } from '../search-query/requests'
import { AVAILABLE_FILTER, buildBaseFilters } from '../search-query/base-filters'
import { quoteFilter } from '../filters/quote'
import type { StockTerms } from '../search-query/stock-terms'
import { STOCK_INDEX } from '../search-record/search-record'
import { isSearchAddress } from '../search-url/search-address'
import { createSearchUrlRules } from '../search-url/rules'
import { parseSearchUrl, toSearchSegments } from '../search-url/url'
import type { SearchState } from '../search-url/state'

/** Cities listed for a brand (SRCH-17). */
export const MAX_CITIES = 5

type SearchSwitches = Pick<Switches, 'search' | 'display'>

const countOnlyParameters = { hitsPerPage: 0, facets: ['car_type', 'status'] } as const

/** Builds the request that only counts a search's hits. */
export const buildCountRequest = (state: SearchState, switches: SearchSwitches, now: Date): SearchRequest => {
  const [hits] = buildSearchRequests(buildSearchParameters(state, switches, now))
  return { indexName: hits?.indexName ?? STOCK_INDEX, params: { ...hits?.params, ...countOnlyParameters } }
}

/** Returns the search a link leads to; undefined when it leads elsewhere. */
export const parseSearchHref = (
  href: string,
  search: Switches['search'],
  terms: StockTerms,
): SearchState | undefined => {
  const [path = '', query = ''] = (href.split('#')[0] ?? '').split('?')
  if (!isSearchAddress(path)) return undefined
  return parseSearchUrl(toSearchSegments(path), query, createSearchUrlRules(search, terms))
}

/** Builds the request for the cities of a brand's available vehicles, with their counts. */
export const buildBrandCitiesRequest = (make: string, search: Switches['search'], now: Date): SearchRequest => ({
  indexName: STOCK_INDEX,
  params: {
    hitsPerPage: 0,
    facets: ['city'],
    filters: `${buildBaseFilters({ search, now, sort: 'relevant', choseCarTypes: false })} AND ${AVAILABLE_FILTER} AND make:${quoteFilter(make)}`,
  },
})

/** Returns the cities with the most vehicles, at most five, highest count first (SRCH-17). */
export const listTopCities = (
  counts: Readonly<Record<string, number>> | undefined,
): readonly { readonly city: string; readonly count: number }[] =>
  Object.entries(counts ?? {})
    .map(([city, count]) => ({ city, count }))
    .sort((a, b) => b.count - a.count || a.city.localeCompare(b.city))
    .slice(0, MAX_CITIES)
