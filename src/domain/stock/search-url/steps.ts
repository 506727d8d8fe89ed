import type { StockSort } from '../search-record'
import type { ListField, RangeField } from './fields'
import { emptySearch, makeOf, type Range, type SearchState } from './state'

/** One step of a shopper from one search to the next. Every change of text or filter drops the page (SRCH-08). */

const first = (state: SearchState): SearchState => ({ ...state, page: 1 })

const valuesOf = (state: SearchState, field: ListField): readonly string[] => state.lists[field] ?? []

export const hasValue = (state: SearchState, field: ListField, value: string): boolean =>
  valuesOf(state, field).includes(value)

export const withList = (state: SearchState, field: ListField, values: readonly string[]): SearchState =>
  first({ ...state, lists: { ...state.lists, [field]: values } })

/** Adds the value, or takes it away; with a make go its models, with the last of a make's models stays the make. */
export const toggleValue = (state: SearchState, field: ListField, value: string): SearchState => {
  if (!hasValue(state, field, value)) return withList(state, field, [...valuesOf(state, field), value])
  const without = withList(
    state,
    field,
    valuesOf(state, field).filter((one) => one !== value),
  )
  if (field !== 'make') return without
  return withList(
    without,
    'make_model',
    valuesOf(without, 'make_model').filter((pair) => makeOf(pair) !== value),
  )
}

/** Sets or, with `undefined`, lifts a range. */
export const withRange = (state: SearchState, field: RangeField, range: Range | undefined): SearchState => {
  const { [field]: _, ...others } = state.ranges
  return first({ ...state, ranges: range ? { ...others, [field]: range } : others })
}

/** Sets one end of a range back to its bound and leaves the other (SRCH-07). */
export const withoutEnd = (state: SearchState, field: RangeField, end: 'min' | 'max'): SearchState => {
  const { [end]: _, ...left } = state.ranges[field] ?? {}
  return withRange(state, field, Object.keys(left).length > 0 ? left : undefined)
}

export const withQuery = (state: SearchState, query: string): SearchState => first({ ...state, query })

export const withSort = (state: SearchState, sortBy: StockSort): SearchState => first({ ...state, sortBy })

export const withPage = (state: SearchState, page: number): SearchState => ({ ...state, page })

/** Lifts text and filters; the chosen sort stays. */
export const withoutFilters = (state: SearchState): SearchState => ({
  ...emptySearch,
  ...(state.sortBy !== undefined && { sortBy: state.sortBy }),
})
