import type { Switches } from '@/src/domain/switches'
import { buildSearchParams } from './params'
import { defaultSortOf } from './rules'
import { emptySearch, normaliseSearch } from './state'

/** A range of the price-range block (SRCH-16). Whole dollars, both ends included. */
export type DollarRange = { readonly min: number; readonly max: number }

export const priceBounds: DollarRange = { min: 5_000, max: 250_000 }
export const PRICE_STEP_DOLLARS = 500

const roundToStep = (value: number): number =>
  priceBounds.min + Math.round((value - priceBounds.min) / PRICE_STEP_DOLLARS) * PRICE_STEP_DOLLARS

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/**
 * Moves one handle to the nearest step within the bounds. It stops one step before the other handle (SRCH-16). NaN
 * leaves the range unchanged.
 */
export const movePriceEnd = (range: DollarRange, end: keyof DollarRange, value: number): DollarRange => {
  if (Number.isNaN(value)) return range
  const rounded = clamp(roundToStep(clamp(value, priceBounds.min, priceBounds.max)), priceBounds.min, priceBounds.max)
  return end === 'min'
    ? { ...range, min: Math.min(rounded, range.max - PRICE_STEP_DOLLARS) }
    : { ...range, max: Math.max(rounded, range.min + PRICE_STEP_DOLLARS) }
}

type SearchSwitches = Pick<Switches['search'], 'base_path' | 'sorts'>

/** The address behind the block's button: the stock in the price range, highest price first (SRCH-16). */
export const priceRangeHref = ({ min, max }: DollarRange, search: SearchSwitches): string => {
  const state = normaliseSearch(
    { ...emptySearch, sortBy: 'price_desc', ranges: { price: { min, max } } },
    defaultSortOf(search),
  )
  return `${search.base_path}?${buildSearchParams(state)}`
}

/** The range as the `filter` parameter of `GET /api/vehicles` (SRCH-15). */
export const priceRangeFilter = ({ min, max }: DollarRange): string => `price=${min} TO ${max}`
