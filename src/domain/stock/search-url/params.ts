import { stockSorts, type StockSort } from '../search-record/search-record'
import {
  isListField,
  isRangeField,
  listFields,
  rangeFields,
  type ListField,
  type RangeField,
} from '../fields/search-fields'
import { limits } from './limits'
import type { Nearby, Range, SearchState } from './state'

const encodeParam = (value: string): string => encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%3A', ':')

/**
 * Builds the query string, without `?`, for everything the path does not contain; empty when nothing is left (SRCH-03).
 */
export const buildSearchParams = (state: SearchState): string =>
  [
    ...(state.query === '' ? [] : [`query=${encodeParam(state.query)}`]),
    ...listFields.flatMap((field) =>
      (state.lists[field] ?? []).map((value, index) => `refinementList[${field}][${index}]=${encodeParam(value)}`),
    ),
    ...rangeFields.flatMap((field) => {
      const range = state.ranges[field]
      return range ? [`range[${field}]=${range.min ?? ''}:${range.max ?? ''}`] : []
    }),
    ...listFields.flatMap((field) =>
      (state.without?.[field] ?? []).map((value, index) => `without[${field}][${index}]=${encodeParam(value)}`),
    ),
    ...(state.near === undefined ? [] : [`near=${encodeParam(state.near.place)}`, `within=${state.near.km}`]),
    ...(state.sortBy === undefined ? [] : [`sortBy=${state.sortBy}`]),
    ...(state.page > 1 ? [`page=${state.page}`] : []),
  ].join('&')

/** `$12,000` → 12000; undefined when it is not a whole number. */
const parseAmount = (text: string): number | undefined => {
  const digits = text.replace(/[$,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

const parseRange = (text: string): Range => {
  const [min, max] = text.split(':').map(parseAmount)
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

type SearchStateDraft = {
  query: string
  page: number
  sortBy?: StockSort
  lists: Partial<Record<ListField, string[]>>
  ranges: Partial<Record<RangeField, Range>>
  without: Partial<Record<ListField, string[]>>
  near?: Nearby
}

const readListParam = (draft: SearchStateDraft, key: string, value: string): void => {
  const [, name, field] = /^(refinementList|without)\[([a-z_]+)\](?:\[\d{0,3}\])?$/.exec(key) ?? []
  if (field === undefined || !isListField(field)) return
  const values = ((name === 'without' ? draft.without : draft.lists)[field] ??= [])
  if (values.length < limits.valuesPerField) values.push(value)
}

/** Reads `range[price]=min:max`; a form without script sends the ends separately, as `range[price][min]`. */
const readRangeParam = (draft: SearchStateDraft, key: string, value: string): void => {
  const [, field, end] = /^range\[([a-z_]+)\](?:\[(min|max)\])?$/.exec(key) ?? []
  if (field === undefined || !isRangeField(field)) return
  if (end === undefined) {
    draft.ranges[field] = parseRange(value)
    return
  }
  const number = parseAmount(value)
  if (number !== undefined) draft.ranges[field] = { ...draft.ranges[field], [end]: number }
}

const isSort = (value: string): value is StockSort => Object.hasOwn(stockSorts, value)

/** Kilometres of an address that names a place alone. */
export const DEFAULT_NEARBY_KM = 50

const readNearby = (parameters: URLSearchParams): Nearby | undefined => {
  const place = parameters.get('near') ?? ''
  const km = parseAmount(parameters.get('within') ?? '') ?? DEFAULT_NEARBY_KM
  return place.trim() === '' ? undefined : { place, km }
}

/** Parses a query string, with or without `?`. Never throws; unknown parameters and invalid values are ignored. */
export const parseSearchParams = (queryString: string): SearchState => {
  const draft: SearchStateDraft = { query: '', page: 1, lists: {}, ranges: {}, without: {} }
  const parameters = new URLSearchParams(queryString.slice(0, limits.queryString))
  let remaining: number = limits.parameters
  for (const [key, value] of parameters) {
    if (remaining-- === 0) break
    if (key === 'query') draft.query = value
    else if (key === 'page') draft.page = parseAmount(value) ?? 1
    else if (key === 'sortBy') {
      if (isSort(value)) draft.sortBy = value
    } else if (key.startsWith('range[')) readRangeParam(draft, key, value)
    else readListParam(draft, key, value)
  }
  const near = readNearby(parameters)
  return { ...draft, ...(near && { near }) }
}

/** The refused minimum of a range whose ends cross, and the maximum that it is beyond. */
export type CrossedMinimum = { readonly field: RangeField; readonly min: number; readonly max: number }

/** Finds the ranges of a query string from more to less, such as a price from 50,000 to 20,000. */
export const findCrossedMinimums = (queryString: string): readonly CrossedMinimum[] => {
  const { ranges } = parseSearchParams(queryString)
  return rangeFields.flatMap((field) => {
    const { min, max } = ranges[field] ?? {}
    return min !== undefined && max !== undefined && min > max ? [{ field, min, max }] : []
  })
}

/** Lists the refused minimums that a search still goes without: its range has the same maximum, and no minimum. */
export const listLeftOutMinimums = (
  crossedMinimums: readonly CrossedMinimum[],
  { ranges }: Pick<SearchState, 'ranges'>,
): readonly CrossedMinimum[] =>
  crossedMinimums.filter(({ field, max }) => ranges[field]?.max === max && ranges[field].min === undefined)
