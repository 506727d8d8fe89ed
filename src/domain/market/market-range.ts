import { isComparable, type MarketVehicle } from './comparable'
import { MIN_CONFIDENCE, type Gauge, type NoRating } from './gauge'
import { computeMedian, computeQuantile, computeRobustSlope, removeOutliers } from './robust-statistics'

/** Fewer vehicles are no evidence of a market price. */
export const MIN_COMPARABLE = 4

/** Fraction of its price a vehicle gains per year it is younger, if the comparable ones do not determine it. */
const DEFAULT_YEAR_EFFECT = 0.09
/** Change per additional kilometre, likewise. */
const DEFAULT_KM_EFFECT = -0.002 / 1000

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/**
 * Adjusts the prices of others to this vehicle's age and kilometres: age first, then kilometres by what age does not
 * explain. Both are limited so that older or further driven vehicles are never dearer.
 */
export const adjustPrices = (vehicle: MarketVehicle, others: readonly MarketVehicle[]): readonly number[] => {
  const perYear = clamp(
    computeRobustSlope(
      others.map((one) => ({ x: one.year, y: Math.log(one.price) })),
      1,
    ) ?? DEFAULT_YEAR_EFFECT,
    0,
    0.25,
  )
  const residuals = others.flatMap((one) =>
    one.km === undefined ? [] : [{ x: one.km, y: Math.log(one.price) - perYear * one.year }],
  )
  const perKm = clamp(computeRobustSlope(residuals, 5000) ?? DEFAULT_KM_EFFECT, -0.008 / 1000, 0)
  return others.map((one) => {
    const kmDifference = vehicle.km === undefined || one.km === undefined ? 0 : vehicle.km - one.km
    return one.price * Math.exp(perYear * (vehicle.year - one.year) + perKm * kmDifference)
  })
}

/** Lists the comparable vehicles of the same badge if there are enough, else all. */
const listComparable = (vehicle: MarketVehicle, stock: readonly MarketVehicle[]): readonly MarketVehicle[] => {
  const all = stock.filter((one) => isComparable(vehicle, one))
  const sameBadge = all.filter((one) => one.badge === vehicle.badge)
  return sameBadge.length >= MIN_COMPARABLE ? sameBadge : all
}

export type MarketRange = {
  readonly min: number
  readonly max: number
  readonly confidence: number
  /** Number of vehicles it was computed from. */
  readonly count: number
}

/**
 * Computes the market range of a vehicle in dollars (VDP-11): the middle 80% of comparable prices, adjusted to its age
 * and kilometres. Its own price is not included. Confidence is high if there are many that agree.
 */
export const computeMarketRange = (vehicle: MarketVehicle, stock: readonly MarketVehicle[]): MarketRange | NoRating => {
  const others = listComparable(vehicle, stock)
  if (others.length < MIN_COMPARABLE) return { reason: 'few' }
  const prices = removeOutliers(adjustPrices(vehicle, others))
  const middle = computeMedian(prices)
  const min = Math.min(computeQuantile(prices, 0.1), middle * 0.98)
  const max = Math.max(computeQuantile(prices, 0.9), middle * 1.02)
  const agreement = 1 - Math.min(1, (max - min) / middle / 0.6)
  const confidence = (prices.length / (prices.length + 3)) * agreement
  return confidence > MIN_CONFIDENCE ? { min, max, confidence, count: prices.length } : { reason: 'unsure' }
}

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100
const roundToTens = (dollars: number): number => Math.round(dollars / 10) * 10

/**
 * Computes the gauge of a vehicle from the stock on sale (VDP-11), or the reason why it has none. The vehicle may be part
 * of that stock: it is not compared with itself.
 */
export const rateVehicle = (vehicle: MarketVehicle, stock: readonly MarketVehicle[]): Gauge | NoRating => {
  const range = computeMarketRange(vehicle, stock)
  if ('reason' in range) return range
  const [min, max] = [roundToTens(range.min), roundToTens(range.max)]
  return {
    fill: roundToHundredth(clamp((max - vehicle.price) / Math.max(1, max - min), 0, 1)),
    listing_price: vehicle.price,
    market_range_min: min,
    market_range_max: max,
    confidence: roundToHundredth(range.confidence),
    description: `From ${range.count} comparable vehicles on sale now, adjusted for age and kilometres.`,
  }
}
