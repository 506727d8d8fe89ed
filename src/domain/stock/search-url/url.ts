import type { StockSort } from '../search-record/search-record'
import { buildSearchParams, parseSearchParams } from './params'
import { buildSearchPath, parseSearchPath, type SearchUrlConfig } from './path'
import { encodeQuerySegment } from './segment'
import { isUnfiltered, type SearchState } from './state'
import { normalizeSearch } from './normalize-search'
import { withList } from './search-changes'

export type SearchUrlRules = SearchUrlConfig & {
  readonly defaultSort: StockSort
  /**
   * True when the base address redirects to the dealer's default city; the complete stock then needs its own address.
   */
  readonly hasDefaultCity: boolean
}

const COMPLETE_STOCK_PARAM = 'all=1'

/**
 * Builds the canonical address of a search, from the root: `/search/toyota/corolla?range[price]=10000:20000` (SRCH-03).
 * At a dealer with a default city an unfiltered search gets `?all=1`, because the base address means the city (TEN-04).
 */
export const buildSearchUrl = (state: SearchState, rules: SearchUrlRules): string => {
  const normalized = normalizeSearch(state, rules.defaultSort)
  const { path, rest } = buildSearchPath(normalized.lists, rules)
  const params = [
    ...(rules.hasDefaultCity && isUnfiltered(normalized) ? [COMPLETE_STOCK_PARAM] : []),
    buildSearchParams({ ...normalized, lists: rest }),
  ]
    .filter((part) => part !== '')
    .join('&')
  return params === '' ? path : `${path}?${params}`
}

/**
 * Parses the search of an address; `segments` are those after `/search` or `/used-car`. The inverse of
 * {@link buildSearchUrl} for every normalized search. Never throws.
 */
export const parseSearchUrl = (
  segments: readonly string[],
  queryString: string,
  rules: SearchUrlRules,
): SearchState => {
  const params = parseSearchParams(queryString)
  const lists = { ...params.lists }
  for (const [field, values] of Object.entries(parseSearchPath(segments, rules))) {
    const key = field as keyof SearchState['lists']
    lists[key] = [...values, ...(lists[key] ?? [])]
  }
  return normalizeSearch({ ...params, lists }, rules.defaultSort)
}

/**
 * Returns the address an unfiltered search redirects to at a dealer with a default city: the stock of that city, in the
 * requested order. Undefined when the address has a filter, a page or `all`.
 */
export const defaultCityAddress = (
  state: SearchState,
  queryString: string,
  city: string,
  rules: SearchUrlRules,
): string | undefined =>
  city === '' || !isUnfiltered(state) || state.page > 1 || new URLSearchParams(queryString).has('all')
    ? undefined
    : buildSearchUrl(withList(state, 'city', [city]), rules)

/** Returns the segments of a public path after the first (`search`, `used-car`). */
export const toSearchSegments = (path: string): readonly string[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .slice(1)

/** Returns the segments of an address, with its query string encoded as the last one, as a page route receives them. */
export const toAddressSegments = (address: string): readonly string[] => {
  const [path = '', query = ''] = address.split('?')
  return [...toSearchSegments(path), ...(query === '' ? [] : [encodeQuerySegment(query)])]
}
