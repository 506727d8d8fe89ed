import type { Switches } from '@/src/domain/switches'
import { buildSearchParams } from '../search-url/params'
import { toSearchRange } from '../search-query/slider'
import { limits } from '../search-url/limits'
import { defaultSortOf } from '../search-url/rules'
import { emptySearch, type SearchState } from '../search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'

/** A range of the price-range block (SRCH-16). Whole dollars, both ends included. */
export type DollarRange = { readonly min: number; readonly max: number }

export const PRICE_STEP_DOLLARS = 500
const defaultBounds: DollarRange = { min: 5_000, max: 250_000 }

/** The bounds of a dealer's block: 5,000 to 250,000, or to the dearest vehicle if that costs more. */
export const priceBoundsOf = (dearest: number | undefined): DollarRange => ({
  ...defaultBounds,
  max: Math.max(defaultBounds.max, Math.ceil((dearest ?? 0) / PRICE_STEP_DOLLARS) * PRICE_STEP_DOLLARS),
})

const roundToStep = (value: number, { min }: DollarRange): number =>
  min + Math.round((value - min) / PRICE_STEP_DOLLARS) * PRICE_STEP_DOLLARS

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/**
 * Moves one handle to the nearest step within the bounds. It stops one step before the other handle (SRCH-16). NaN
 * leaves the range unchanged.
 */
export const movePriceEnd = (
  range: DollarRange,
  end: keyof DollarRange,
  value: number,
  bounds: DollarRange,
): DollarRange => {
  if (Number.isNaN(value)) return range
  const rounded = clamp(roundToStep(clamp(value, bounds.min, bounds.max), bounds), bounds.min, bounds.max)
  return end === 'min'
    ? { ...range, min: Math.min(rounded, range.max - PRICE_STEP_DOLLARS) }
    : { ...range, max: Math.max(rounded, range.min + PRICE_STEP_DOLLARS) }
}

type SearchSwitches = Pick<Switches['search'], 'base_path' | 'sorts'>

/**
 * The search of a range, highest price first (SRCH-16). An end at its bound is no limit, as in the filters beside the
 * results: vehicles beyond it, and those without a price, are found too.
 */
export const priceRangeSearch = (range: DollarRange, bounds: DollarRange): SearchState => {
  const price = toSearchRange(range, bounds)
  return { ...emptySearch, sortBy: 'price_desc', ranges: price ? { price } : {} }
}

/** The address behind the block's button. */
export const priceRangeHref = (range: DollarRange, bounds: DollarRange, search: SearchSwitches): string => {
  const params = buildSearchParams(normalizeSearch(priceRangeSearch(range, bounds), defaultSortOf(search)))
  return params === '' ? search.base_path : `${search.base_path}?${params}`
}

/** The range as the `filter` parameter of `GET /api/vehicles` (SRCH-15); empty for all vehicles. */
export const priceRangeFilter = (range: DollarRange, bounds: DollarRange): string => {
  const price = toSearchRange(range, bounds)
  return price ? `price=${price.min ?? 0} TO ${price.max ?? limits.number}` : ''
}
