import { listFields, rangeFields } from '@/src/domain/stock/search-url/fields'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { toggleValue, withQuery, withRange } from '@/src/domain/stock/search-url/steps'
import { rangeLabel, valueLabel } from './facets'

export type Chip = { readonly key: string; readonly label: string; readonly next: SearchState }

/** Each thing a shopper narrowed by, with the search that is left without it (SRCH-18). */
export const activeChips = (state: SearchState): readonly Chip[] => [
  ...(state.query === '' ? [] : [{ key: 'query', label: `“${state.query}”`, next: withQuery(state, '') }]),
  ...listFields.flatMap((field) =>
    (state.lists[field] ?? []).map((value) => ({
      key: `${field}:${value}`,
      label: valueLabel(field, value),
      next: toggleValue(state, field, value),
    })),
  ),
  ...rangeFields.flatMap((field) => {
    const range = state.ranges[field]
    return range
      ? [
          {
            key: `range:${field}`,
            label: rangeLabel(field, range.min, range.max),
            next: withRange(state, field, undefined),
          },
        ]
      : []
  }),
]
