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
import { listFields, rangeFields, type ListField, type RangeField } from '@/src/domain/stock/fields/search-fields'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { hasWords } from '@/src/domain/text/has-words'
import { removeQuotes } from '@/src/domain/stock/search-words/quoted'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { rangeAmount, valueLabel } from '../facets/facets'

/** A search without one of its conditions; `label` says what it then finds too. */
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

const listLabel = (field: ListField, values: readonly string[]): string => {
  const shown = values.slice(0, MAX_LABEL_VALUES).map((value) => valueLabel(field, value))
  return values.length > MAX_LABEL_VALUES ? `${shown.join(', ')} and others` : joinWithAnd(shown)
}

/** Labels of fields whose values do not read well after “Without”, such as “Not certified”. */
const anyValueLabels: Readonly<Partial<Record<ListField, string>>> = {
  status: 'Sold or not',
  certified: 'Certified or not',
  lams: 'LAMS approved or not',
  reduced: 'On sale or not',
}

/** `More than $40,000 too`, `Before 2018 too` */
const rangeEndLabel = (field: RangeField, end: 'min' | 'max', value: number): string => {
  const words = field === 'year' ? { min: 'Before', max: 'After' } : { min: 'Less than', max: 'More than' }
  return `${words[end]} ${rangeAmount(field, value)} too`
}

const withoutMakes = (state: SearchState): SearchState =>
  normalizeSearch(withList(withList(state, 'make_model', []), 'make', []))

/** Lists the search without each of its conditions. All values of a field are one condition: any of them matches. */
export const listLoosenings = (state: SearchState): readonly Loosening[] => {
  const first = withPage(state, 1)
  const all: readonly Loosening[] = [
    ...(hasWords(state.query) ? [{ label: `Without “${removeQuotes(state.query)}”`, next: withQuery(first, '') }] : []),
    ...(state.near ? [{ label: `Any distance from ${state.near.place}`, next: withNearby(first, undefined) }] : []),
    ...listFields.flatMap((field): readonly Loosening[] => {
      const values = state.lists[field] ?? []
      if (values.length === 0) return []
      // Without its make, a model is no condition either.
      if (field === 'make' && state.lists.make_model)
        return [{ label: 'Any make and model', next: withoutMakes(first) }]
      const label = anyValueLabels[field] ?? `Without ${listLabel(field, values)}`
      return [{ label, next: normalizeSearch(withList(first, field, [])) }]
    }),
    ...listFields.flatMap((field): readonly Loosening[] => {
      const values = state.without?.[field] ?? []
      if (values.length === 0) return []
      const label = anyValueLabels[field] ?? `${listLabel(field, values)} too`
      return [{ label, next: normalizeSearch(withExcluded(first, field, [])) }]
    }),
    ...rangeFields.flatMap((field) =>
      (['min', 'max'] as const).flatMap((end): readonly Loosening[] => {
        const value = state.ranges[field]?.[end]
        return value === undefined
          ? []
          : [{ label: rangeEndLabel(field, end, value), next: withoutRangeEnd(first, field, end) }]
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
