import type { ListField } from '@/src/domain/stock/fields/search-fields'
import { toggleValue } from '@/src/domain/stock/search-url/search-changes'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { valueLabel } from '@/src/domain/stock/fields/value-label'

/** A search with one more filter: its label, and the number of vehicles it leads to. */
export type Refinement = { readonly label: string; readonly count: number; readonly next: SearchState }

/** Filters that shoppers begin with, in the order in which they are suggested. */
const suggestedFields = ['make', 'body', 'car_type', 'fuel'] as const satisfies readonly ListField[]

const MAX_VALUES = 2
const MAX_REFINEMENTS = 5

/**
 * Suggests how to narrow a search with more results than can be paged through: the values with most vehicles of fields
 * without a choice (SHP-04). A value that all `total` results have would narrow nothing.
 */
export const listRefinements = (
  state: SearchState,
  countsOf: (field: ListField) => Readonly<Record<string, number>>,
  total: number,
): readonly Refinement[] =>
  suggestedFields
    .filter((field) => (state.lists[field] ?? []).length === 0)
    .flatMap((field) =>
      Object.entries(countsOf(field))
        .filter(([, count]) => count > 0 && count < total)
        .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
        .slice(0, MAX_VALUES)
        .map(([value, count]) => ({
          label: valueLabel(field, value),
          count,
          next: toggleValue({ ...state, page: 1 }, field, value),
        })),
    )
    .slice(0, MAX_REFINEMENTS)
