import { listFields, rangeFields } from '@/src/domain/stock/fields/search-fields'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import {
  toggleValue,
  withExcluded,
  withNearby,
  withoutRangeEnd,
  withQuery,
} from '@/src/domain/stock/search-url/search-changes'
import { nearbyLabel } from '@/src/domain/stock/search-url/title'
import { capitalize } from '@/src/domain/text/format-text'
import { hasWords } from '@/src/domain/text/has-words'
import { removeQuotes } from '@/src/domain/stock/search-words/quoted'
import { excludedLabel, valueLabel } from '@/src/domain/stock/fields/value-label'
import { endLabel } from '../facets/facets'

export type FilterChip = { readonly key: string; readonly label: string; readonly next: SearchState }

/** Returns each active filter with the search without it (SRCH-18). */
export const activeChips = (state: SearchState): readonly FilterChip[] => [
  ...(hasWords(state.query)
    ? [{ key: 'query', label: `“${removeQuotes(state.query)}”`, next: withQuery(state, '') }]
    : []),
  ...(state.near ? [{ key: 'near', label: nearbyLabel(state.near), next: withNearby(state, undefined) }] : []),
  ...listFields.flatMap((field) =>
    (state.lists[field] ?? []).map((value) => ({
      key: `${field}:${value}`,
      label: valueLabel(field, value),
      next: toggleValue(state, field, value),
    })),
  ),
  ...listFields.flatMap((field) => {
    const excluded = state.without?.[field] ?? []
    return excluded.map((value) => ({
      key: `not:${field}:${value}`,
      label: capitalize(excludedLabel(field, value)),
      next: withExcluded(
        state,
        field,
        excluded.filter((one) => one !== value),
      ),
    }))
  }),
  ...rangeFields.flatMap((field) =>
    (['min', 'max'] as const).flatMap((end) => {
      const value = state.ranges[field]?.[end]
      return value === undefined
        ? []
        : [{ key: `${field}:${end}`, label: endLabel(field, end, value), next: withoutRangeEnd(state, field, end) }]
    }),
  ),
]
