import type { StockSort } from '../search-record'
import { buildSearchParams, parseSearchParams } from './params'
import { buildSearchPath, parseSearchPath, type SearchUrlConfig } from './path'
import { normalSearch, type SearchState } from './state'

export type SearchUrlRules = SearchUrlConfig & { readonly defaultSort: StockSort }

/** The one address of a search, from the root: `/search/toyota/corolla?range[price]=10000:20000` (SRCH-03). */
export const buildSearchUrl = (state: SearchState, rules: SearchUrlRules): string => {
  const normal = normalSearch(state, rules.defaultSort)
  const { path, rest } = buildSearchPath(normal.lists, rules)
  const params = buildSearchParams({ ...normal, lists: rest })
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

/** The segments after the first (`search`, `used-car`) of a public path. */
export const searchSegments = (path: string): readonly string[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .slice(1)
