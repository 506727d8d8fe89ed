import { isComparable, type MarketCar } from './comparable'
import { leastConfidence, type Gauge, type NoRating } from './gauge'
import { median, quantile, robustSlope, withoutOutliers } from './robust'

/** Fewer than this say nothing of a market. */
export const leastComparable = 4

/** Part of its price a vehicle gains per year it is younger: what is used where the comparable ones do not tell. */
const usualPerYear = 0.09
/** The same per kilometre more on the clock. */
const usualPerKm = -0.002 / 1000

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/**
 * Prices of others as they would be at this vehicle's age and use. Age first, then use by what age leaves over; neither
 * may say that older, or further driven, is dearer.
 */
export const pricesAtAge = (car: MarketCar, others: readonly MarketCar[]): readonly number[] => {
  const perYear = within(
    robustSlope(
      others.map((one) => ({ x: one.year, y: Math.log(one.price) })),
      1,
    ) ?? usualPerYear,
    0,
    0.25,
  )
  const rest = others.flatMap((one) =>
    one.km === undefined ? [] : [{ x: one.km, y: Math.log(one.price) - perYear * one.year }],
  )
  const perKm = within(robustSlope(rest, 5000) ?? usualPerKm, -0.008 / 1000, 0)
  return others.map((one) => {
    const driven = car.km === undefined || one.km === undefined ? 0 : car.km - one.km
    return one.price * Math.exp(perYear * (car.year - one.year) + perKm * driven)
  })
}

/** Those of the same badge, where they are enough; else all of the model. */
const nearest = (car: MarketCar, stock: readonly MarketCar[]): readonly MarketCar[] => {
  const all = stock.filter((one) => isComparable(car, one))
  const alike = all.filter((one) => one.badge === car.badge)
  return alike.length >= leastComparable ? alike : all
}

export type MarketRange = {
  readonly min: number
  readonly max: number
  readonly confidence: number
  /** Vehicles it was made from. */
  readonly count: number
}

/**
 * VDP-11: what the market asks for such a vehicle, in dollars: the middle four fifths of the prices of comparable ones,
 * brought to its age and kilometres. Its own price has no part in it. Sure where they are many and agree.
 */
export const marketRange = (car: MarketCar, stock: readonly MarketCar[]): MarketRange | NoRating => {
  const others = nearest(car, stock)
  if (others.length < leastComparable) return { reason: 'few' }
  const prices = withoutOutliers(pricesAtAge(car, others))
  const middle = median(prices)
  const min = Math.min(quantile(prices, 0.1), middle * 0.98)
  const max = Math.max(quantile(prices, 0.9), middle * 1.02)
  const agreement = 1 - Math.min(1, (max - min) / middle / 0.6)
  const confidence = (prices.length / (prices.length + 3)) * agreement
  return confidence > leastConfidence ? { min, max, confidence, count: prices.length } : { reason: 'unsure' }
}

const hundredth = (value: number): number => Math.round(value * 100) / 100
const tens = (dollars: number): number => Math.round(dollars / 10) * 10

/** VDP-11: the gauge of a vehicle among a stock, which may hold the vehicle itself; or why there is none. */
export const rateAgainst = (car: MarketCar, stock: readonly MarketCar[]): Gauge | NoRating => {
  const range = marketRange(car, stock)
  if ('reason' in range) return range
  const [min, max] = [tens(range.min), tens(range.max)]
  return {
    fill: hundredth(within((max - car.price) / Math.max(1, max - min), 0, 1)),
    listing_price: car.price,
    market_range_min: min,
    market_range_max: max,
    confidence: hundredth(range.confidence),
    description: `From ${range.count} comparable vehicles on sale now, adjusted for age and kilometres.`,
  }
}
