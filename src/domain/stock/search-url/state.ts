import type { StockSort } from '../search-record/search-record'
import type { ListField, RangeField } from '../fields/search-fields'
import { hasWords } from '@/src/domain/text/has-words'

/** Kilometres around a postcode or suburb, which is written as its `Place` is named (SHP-04). */
export type Nearby = { readonly place: string; readonly km: number }

/** Whole numbers, both ends included; a missing end is open. Prices in dollars. */
export type Range = { readonly min?: number; readonly max?: number }

/** Everything a shopper chose on the search page (SRCH-02). `sortBy` is absent for the tenant's default. */
export type SearchState = {
  readonly query: string
  /** Counted from 1. */
  readonly page: number
  readonly sortBy?: StockSort
  readonly lists: Readonly<Partial<Record<ListField, readonly string[]>>>
  readonly ranges: Readonly<Partial<Record<RangeField, Range>>>
  /** Values that no result may have: “not white”. Absent if nothing is excluded. */
  readonly without?: SearchState['lists']
  readonly near?: Nearby
}

export const emptySearch: SearchState = { query: '', page: 1, lists: {}, ranges: {} }

/** True when no word is typed and nothing chosen or excluded; page and sort do not count. */
export const isUnfiltered = ({ query, lists, ranges, without = {}, near }: SearchState): boolean =>
  !hasWords(query) && near === undefined && [lists, ranges, without].every((chosen) => Object.keys(chosen).length === 0)
