import type { StockSort } from '../search-record/search-record'
import type { ListField, RangeField } from '../fields/search-fields'
import { makeOfPair } from './make-of-pair'
import { emptySearch, type Nearby, type Range, type SearchState } from './state'

/** Changes of a search. Every change of text or filters goes back to the first page (SRCH-08). */

const toFirstPage = (state: SearchState): SearchState => ({ ...state, page: 1 })

const listValues = (state: SearchState, field: ListField): readonly string[] => state.lists[field] ?? []

export const hasValue = (state: SearchState, field: ListField, value: string): boolean =>
  listValues(state, field).includes(value)

export const withList = (state: SearchState, field: ListField, values: readonly string[]): SearchState =>
  toFirstPage({ ...state, lists: { ...state.lists, [field]: values } })

/** Sets the excluded values of a field. */
export const withExcluded = (state: SearchState, field: ListField, values: readonly string[]): SearchState =>
  toFirstPage({ ...state, without: { ...state.without, [field]: values } })

/** Adds or removes a value. Removing a make also removes its models; removing a make's last model keeps the make. */
export const toggleValue = (state: SearchState, field: ListField, value: string): SearchState => {
  if (!hasValue(state, field, value)) return withList(state, field, [...listValues(state, field), value])
  const without = withList(
    state,
    field,
    listValues(state, field).filter((one) => one !== value),
  )
  if (field !== 'make') return without
  return withList(
    without,
    'make_model',
    listValues(without, 'make_model').filter((pair) => makeOfPair(pair) !== value),
  )
}

/** Sets a range, or removes it with `undefined`. */
export const withRange = (state: SearchState, field: RangeField, range: Range | undefined): SearchState => {
  const { [field]: _, ...others } = state.ranges
  return toFirstPage({ ...state, ranges: range ? { ...others, [field]: range } : others })
}

/** Removes one end of a range and keeps the other (SRCH-07). */
export const withoutRangeEnd = (state: SearchState, field: RangeField, end: 'min' | 'max'): SearchState => {
  const { [end]: _, ...remainingEnd } = state.ranges[field] ?? {}
  return withRange(state, field, Object.keys(remainingEnd).length > 0 ? remainingEnd : undefined)
}

/** Sets the place to search around, or removes it with `undefined`, and with it the order by distance. */
export const withNearby = ({ near: _, sortBy, ...others }: SearchState, near: Nearby | undefined): SearchState =>
  toFirstPage({
    ...others,
    ...(sortBy !== undefined && (near !== undefined || sortBy !== 'nearest') && { sortBy }),
    ...(near && { near }),
  })

export const withQuery = (state: SearchState, query: string): SearchState => toFirstPage({ ...state, query })

export const withSort = (state: SearchState, sortBy: StockSort): SearchState => toFirstPage({ ...state, sortBy })

export const withPage = (state: SearchState, page: number): SearchState => ({ ...state, page })

/** Removes text and filters; the chosen sort stays. */
export const withoutFilters = ({ sortBy }: SearchState): SearchState => ({
  ...emptySearch,
  ...(sortBy !== undefined && sortBy !== 'nearest' && { sortBy }),
})
