import { stockSorts, type StockSort } from '../search-record/search-record'
import { listFields, rangeFields, type ListField } from '../fields/search-fields'
import { limits } from './limits'
import { makeOfPair } from './make-of-pair'
import type { Nearby, Range, SearchState } from './state'
import { cleanAddressText } from './address-text'

const toLimitedNumber = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= limits.number ? value : undefined

/**
 * Limits a range to values an address can hold; undefined when neither end is left. A minimum of 0 is no limit, because
 * no amount is lower, so it is no filter that a shopper could remove. Where the ends cross, the maximum
 * stays, as where a minimum is typed beyond it; `findCrossedMinimums` returns what to say.
 */
export const cleanRange = ({ min, max }: Range): Range | undefined => {
  const low = toLimitedNumber(min) || undefined
  const high = toLimitedNumber(max)
  if (low === undefined && high === undefined) return undefined
  if (low !== undefined && high !== undefined && low > high) return { max: high }
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }
}

const compareCodePoints = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const cleanListCache = new WeakMap<readonly string[], readonly string[]>()

/** Cached by the list object, because a page builds some two hundred addresses that differ in one list each. */
const cleanList = (values: readonly string[]): readonly string[] => {
  const cached = cleanListCache.get(values)
  if (cached) return cached
  const clean = [
    ...new Set(values.map((value) => cleanAddressText(value, limits.value)).filter((value) => value !== '')),
  ]
    .sort(compareCodePoints)
    .slice(0, limits.valuesPerField)
  cleanListCache.set(values, clean)
  return clean
}

const emptyList: readonly string[] = []

const cleanLists = (lists: SearchState['lists']): SearchState['lists'] => {
  const pairs = cleanList(lists.make_model ?? emptyList).filter((pair) => makeOfPair(pair) !== undefined)
  const makes =
    pairs.length === 0 ? lists.make : [...pairs.flatMap((pair) => makeOfPair(pair) ?? []), ...(lists.make ?? [])]
  const allLists = { ...lists, make: makes ?? emptyList, make_model: pairs }
  let remaining: number = limits.listBudget
  const takeIfFits = (value: string): boolean => {
    const cost = encodeURIComponent(value).length + 40
    if (cost > remaining) return false
    remaining -= cost
    return true
  }
  const clean: Partial<Record<ListField, readonly string[]>> = {}
  for (const field of listFields) {
    const values = cleanList(allLists[field] ?? emptyList).filter(takeIfFits)
    if (values.length > 0) clean[field] = values
  }
  return clean
}

/** A chosen value cannot be excluded too; a leading minus already means exclusion to the engine. */
const cleanWithout = (without: SearchState['lists'], lists: SearchState['lists']): SearchState['lists'] =>
  Object.fromEntries(
    listFields.flatMap((field) => {
      const values = cleanList(without[field] ?? emptyList).filter(
        (value) => !value.startsWith('-') && !lists[field]?.includes(value),
      )
      return values.length > 0 ? [[field, values]] : []
    }),
  )

const cleanNearby = ({ place, km }: Nearby): Nearby | undefined => {
  const name = cleanAddressText(place, limits.place)
  return name === '' || !Number.isInteger(km) || km < 1 || km > limits.km ? undefined : { place: name, km }
}

/** Without a place no vehicle is nearer than another. */
const cleanSort = (
  sortBy: StockSort | undefined,
  defaultSort: StockSort | undefined,
  near: Nearby | undefined,
): Pick<SearchState, 'sortBy'> =>
  sortBy === undefined ||
  sortBy === defaultSort ||
  !Object.hasOwn(stockSorts, sortBy) ||
  (near === undefined && sortBy === 'nearest')
    ? {}
    : { sortBy }

/**
 * Returns the canonical form of a search: fields in order, values sorted, unique and within the limits, the make of
 * each chosen model chosen too, the default sort left out. Searches of equal meaning become equal, so each has one
 * address (SRCH-03).
 */
export const normalizeSearch = (state: SearchState, defaultSort?: StockSort): SearchState => {
  const lists = cleanLists(state.lists)
  const without = cleanWithout(state.without ?? {}, lists)
  const near = state.near && cleanNearby(state.near)
  return {
    query: cleanAddressText(state.query, limits.query),
    page: Number.isInteger(state.page) ? Math.min(Math.max(state.page, 1), limits.page) : 1,
    ...cleanSort(state.sortBy, defaultSort, near),
    lists,
    ranges: Object.fromEntries(
      rangeFields.flatMap((field) => {
        const range = state.ranges[field] && cleanRange(state.ranges[field])
        return range ? [[field, range]] : []
      }),
    ),
    ...(Object.keys(without).length > 0 && { without }),
    ...(near && { near }),
  }
}
