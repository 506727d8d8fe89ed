import type { Switches } from '@/tenants/switches'
import { searchParameters } from './search-query/parameters'
import { searchRequests, type SearchRequest } from './search-query/requests'
import { baseFilters } from './search-query/base-filters'
import { quoteFilter } from './filters/quote'
import type { StockWords } from './search-query/words'
import { stockIndex } from './search-record'
import { searchUrlRules } from './search-url/rules'
import { parseSearchUrl, searchSegments } from './search-url/url'
import { emptySearch, type SearchState } from './search-url/state'

/** Cities listed for a brand (SRCH-17). */
export const mostCities = 5

type Chosen = Pick<Switches, 'search' | 'display'>

const counting = { hitsPerPage: 0, facets: ['car_type', 'status'] } as const

/** Builds the request that only counts a search's hits. */
export const countRequest = (state: SearchState, switches: Chosen, now: Date): SearchRequest => {
  const [hits] = searchRequests(searchParameters(state, switches, now))
  return { indexName: hits?.indexName ?? stockIndex, params: { ...hits?.params, ...counting } }
}

/** Returns the search a link leads to; undefined when it leads elsewhere. */
export const searchOfHref = (href: string, search: Switches['search'], words: StockWords): SearchState | undefined => {
  const [path = '', query = ''] = (href.split('#')[0] ?? '').split('?')
  if (!/^\/(?:search|used-car)(?:\/|$)/.test(path)) return undefined
  return parseSearchUrl(searchSegments(path), query, searchUrlRules(search, words))
}

/** Returns the search for the stock in a price range, highest price first (SRCH-16). */
export const priceSearch = (ends: { readonly min: number; readonly max: number }): SearchState => ({
  ...emptySearch,
  sortBy: 'price_desc',
  ranges: { price: ends },
})

/** Builds the request for the cities of a brand's vehicles, with their counts. */
export const brandRequest = (make: string, search: Switches['search'], now: Date): SearchRequest => ({
  indexName: stockIndex,
  params: {
    hitsPerPage: 0,
    facets: ['city'],
    filters: `${baseFilters({ search, now, sort: 'relevant', choseCarTypes: false })} AND make:${quoteFilter(make)}`,
  },
})

/** Returns the cities with the most vehicles, at most five, highest count first (SRCH-17). */
export const topCities = (
  counts: Readonly<Record<string, number>> | undefined,
): readonly { readonly city: string; readonly count: number }[] =>
  Object.entries(counts ?? {})
    .map(([city, count]) => ({ city, count }))
    .sort((a, b) => b.count - a.count || a.city.localeCompare(b.city))
    .slice(0, mostCities)
