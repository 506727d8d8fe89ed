import type { CardRecord } from '@/src/domain/stock/card/card'
import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { buildSearchRequests, type SearchRequest } from '@/src/domain/stock/search-query/requests'
import {
  withExcluded,
  withList,
  withNearby,
  withPage,
  withQuery,
  withoutRangeEnd,
} from '@/src/domain/stock/search-url/search-changes'
import { listFields, rangeFields } from '@/src/domain/stock/fields/search-fields'
import { normaliseSearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { nearbyLabel } from '@/src/domain/stock/search-url/title'
import { removeQuotes } from '@/src/domain/stock/search-words/quoted'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { endLabel, valueLabel } from '../facets/facets'

/** A search without one of its conditions, which `label` names. */
export type Loosening = { readonly label: string; readonly next: SearchState }

/** Vehicles near to a search with zero results, and what each condition keeps away (SHP-02). */
export type NearestMatches = {
  readonly choices: readonly { readonly label: string; readonly count: number; readonly next: SearchState }[]
  readonly vehicles: readonly CardRecord[]
}

export type NearestAnswer = { readonly nbHits: number; readonly hits: readonly CardRecord[] }

const MAX_LOOSENINGS = 8
const MAX_VEHICLES = 6
const MAX_LABEL_VALUES = 3

const listLabel = (field: (typeof listFields)[number], values: readonly string[]): string => {
  const shown = values.slice(0, MAX_LABEL_VALUES).map((value) => valueLabel(field, value))
  return values.length > MAX_LABEL_VALUES ? `${shown.join(', ')} and others` : joinWithAnd(shown)
}

/** Lists the search without each of its conditions. All values of a field are one condition: any of them matches. */
export const listLoosenings = (state: SearchState): readonly Loosening[] => {
  const first = withPage(state, 1)
  const all: readonly Loosening[] = [
    ...(state.query === '' ? [] : [{ label: `“${removeQuotes(state.query)}”`, next: withQuery(first, '') }]),
    ...(state.near ? [{ label: nearbyLabel(state.near), next: withNearby(first, undefined) }] : []),
    ...listFields.flatMap((field): readonly Loosening[] => {
      const values = state.lists[field] ?? []
      // A model counts as one condition with its make.
      if (values.length === 0 || (field === 'make' && state.lists.make_model)) return []
      return [{ label: listLabel(field, values), next: normaliseSearch(withList(first, field, [])) }]
    }),
    ...listFields.flatMap((field): readonly Loosening[] => {
      const values = state.without?.[field] ?? []
      if (values.length === 0) return []
      return [{ label: `not ${listLabel(field, values)}`, next: normaliseSearch(withExcluded(first, field, [])) }]
    }),
    ...rangeFields.flatMap((field) =>
      (['min', 'max'] as const).flatMap((end): readonly Loosening[] => {
        const value = state.ranges[field]?.[end]
        return value === undefined
          ? []
          : [{ label: endLabel(field, end, value), next: withoutRangeEnd(first, field, end) }]
      }),
    ),
  ]
  return all.slice(0, MAX_LOOSENINGS)
}

/** Builds one request for each loosening: its number of vehicles, and the first of them. */
export const buildNearestRequests = (
  loosenings: readonly Loosening[],
  switches: Parameters<typeof buildSearchParameters>[1],
  now: Date,
): readonly SearchRequest[] =>
  loosenings.flatMap(({ next }) =>
    buildSearchRequests(buildSearchParameters(next, switches, now))
      .slice(0, 1)
      .map(({ indexName, params }) => ({
        indexName,
        params: { ...params, facets: [], hitsPerPage: MAX_VEHICLES, analytics: false },
      })),
  )

/**
 * Picks the nearest vehicles: those of the loosening with the fewest, because most of the conditions that it keeps
 * matter. Undefined if no loosening finds any.
 */
export const toNearestMatches = (
  loosenings: readonly Loosening[],
  answers: readonly NearestAnswer[],
): NearestMatches | undefined => {
  const choices = loosenings
    .map(({ label, next }, i) => ({ label, next, count: answers[i]?.nbHits ?? 0, hits: answers[i]?.hits ?? [] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
  const [nearest] = choices
  if (!nearest) return undefined
  return { choices: choices.map(({ hits: _, ...choice }) => choice), vehicles: nearest.hits.slice(0, MAX_VEHICLES) }
}
