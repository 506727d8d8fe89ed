import type { ListField } from '../fields/search-fields'
import type { StockSort } from '../search-record/search-record'
import { limits } from '../search-url/limits'
import type { Nearby, SearchState } from '../search-url/state'
import type { Meaning } from './vocabulary'

/** The meanings of the words that have been read. */
export type WordsDraft = {
  lists: Partial<Record<ListField, readonly string[]>>
  ranges: SearchState['ranges']
  /** Amounts without a bound. */
  lone: SearchState['ranges']
  understood: number
  /** True when one of the names was a certain one, or a count. */
  certain: boolean
  /** True when one of the names was the whole name of a model, not of its family. */
  namesModel: boolean
  rest: string[]
  without: Partial<Record<ListField, readonly string[]>>
  /** Negations of something without a filter: “no accidents”. */
  denying: string[]
  measures: string[]
  /** Models of the trade that are not in stock, with what the stock has instead. */
  absent: { readonly meaning: Meaning; readonly instead: readonly Meaning[] }[]
  /** Models that are not in stock, beside those that share their name. */
  sisters: string[]
  near?: Nearby
  /** The bodies that were named, with their words. */
  bodies: { readonly meaning: Meaning; readonly words: string }[]
  /** The order that a phrase chooses: “new arrivals”. */
  sortBy?: StockSort
  /** “Near” without a distance: the nearest come first. */
  nearestFirst: boolean
}

export const addValues = (lists: Partial<Record<ListField, readonly string[]>>, { field, values }: Meaning): void => {
  lists[field] = [...new Set([...(lists[field] ?? []), ...values])].slice(0, limits.valuesPerField)
}

export const createDraft = (): WordsDraft => ({
  lists: {},
  ranges: {},
  lone: {},
  understood: 0,
  certain: false,
  namesModel: false,
  rest: [],
  without: {},
  denying: [],
  measures: [],
  absent: [],
  sisters: [],
  bodies: [],
  nearestFirst: false,
})
