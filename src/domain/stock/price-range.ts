import type { Switches } from '@/tenants/switches'
import { buildSearchParams } from './search-url/params'
import { defaultSort } from './search-url/rules'
import { emptySearch, normalSearch } from './search-url/state'

/** A range of the price-range block (SRCH-16). Whole dollars, both ends included. */
export type PriceEnds = { readonly min: number; readonly max: number }

export const priceBounds: PriceEnds = { min: 5_000, max: 250_000 }
export const priceStep = 500

const toStep = (value: number): number =>
  priceBounds.min + Math.round((value - priceBounds.min) / priceStep) * priceStep

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/**
 * Moves one handle to the nearest step within the bounds. It stops one step before the other handle (SRCH-16). NaN
 * leaves the range unchanged.
 */
export const movePriceEnd = (ends: PriceEnds, end: keyof PriceEnds, value: number): PriceEnds => {
  if (Number.isNaN(value)) return ends
  const wanted = between(toStep(between(value, priceBounds.min, priceBounds.max)), priceBounds.min, priceBounds.max)
  return end === 'min'
    ? { ...ends, min: Math.min(wanted, ends.max - priceStep) }
    : { ...ends, max: Math.max(wanted, ends.min + priceStep) }
}

type SearchSwitches = Pick<Switches['search'], 'base_path' | 'sorts'>

/** The address behind the block's button: the stock in the price range, highest price first (SRCH-16). */
export const priceRangeHref = ({ min, max }: PriceEnds, search: SearchSwitches): string => {
  const state = normalSearch(
    { ...emptySearch, sortBy: 'price_desc', ranges: { price: { min, max } } },
    defaultSort(search),
  )
  return `${search.base_path}?${buildSearchParams(state)}`
}

/** The range as the `filter` parameter of `GET /api/vehicles` (SRCH-15). */
export const priceRangeFilter = ({ min, max }: PriceEnds): string => `price=${min} TO ${max}`
