import type { StockSort } from '../search-record'
import { buildSearchParams, parseSearchParams } from './params'
import { buildSearchPath, parseSearchPath, type SearchUrlConfig } from './path'
import { encodeQuerySegment } from './segment'
import { isUnfiltered, normalSearch, type SearchState } from './state'
import { withList } from './steps'

export type SearchUrlRules = SearchUrlConfig & {
  readonly defaultSort: StockSort
  /** Whether the bare address leads to the dealer's default city: then the whole stock needs an address of its own. */
  readonly hasDefaultCity: boolean
}

const wholeStock = 'all=1'

/**
 * The one address of a search, from the root: `/search/toyota/corolla?range[price]=10000:20000` (SRCH-03). At a dealer
 * with a default city a search without filters says so, as `?all=1`: the bare address means the city (TEN-04).
 */
export const buildSearchUrl = (state: SearchState, rules: SearchUrlRules): string => {
  const normal = normalSearch(state, rules.defaultSort)
  const { path, rest } = buildSearchPath(normal.lists, rules)
  const params = [
    ...(rules.hasDefaultCity && isUnfiltered(normal) ? [wholeStock] : []),
    buildSearchParams({ ...normal, lists: rest }),
  ]
    .filter((part) => part !== '')
    .join('&')
  return params === '' ? path : `${path}?${params}`
}

/**
 * The search an address stands for: `segments` are those after `/search` or `/used-car`. The inverse of
 * {@link buildSearchUrl} for every normal search. Total: never throws, whatever it is given.
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
  return normalSearch({ ...params, lists }, rules.defaultSort)
}

/**
 * Where a shopper who comes with no filter at all is led at a dealer with a default city: the stock there, in the order
 * that was asked for. Undefined for an address that says what it means: by a filter, a page, or as the whole stock.
 */
export const cityAddress = (
  state: SearchState,
  queryString: string,
  city: string,
  rules: SearchUrlRules,
): string | undefined =>
  city === '' || !isUnfiltered(state) || state.page > 1 || new URLSearchParams(queryString).has('all')
    ? undefined
    : buildSearchUrl(withList(state, 'city', [city]), rules)

/** The segments after the first (`search`, `used-car`) of a public path. */
export const searchSegments = (path: string): readonly string[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .slice(1)

/** The same of an address with its query string, which is the last segment, as a page route has it. */
export const addressSegments = (address: string): readonly string[] => {
  const [path = '', query = ''] = address.split('?')
  return [...searchSegments(path), ...(query === '' ? [] : [encodeQuerySegment(query)])]
}
