import { isComparable, type MarketCar } from './comparable'
import { leastConfidence, type Gauge, type NoRating } from './gauge'
import { median, quantile, robustSlope, withoutOutliers } from './robust'

/** Fewer vehicles are no evidence of a market price. */
export const leastComparable = 4

/** Fraction of its price a vehicle gains per year it is younger, if the comparable ones do not determine it. */
const usualPerYear = 0.09
/** Change per additional kilometre, likewise. */
const usualPerKm = -0.002 / 1000

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/**
 * Adjusts the prices of others to this vehicle's age and kilometres: age first, then kilometres by what age does not
 * explain. Both are limited so that older or further driven vehicles are never dearer.
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

/** Lists the comparable vehicles of the same badge if there are enough, else all. */
const nearest = (car: MarketCar, stock: readonly MarketCar[]): readonly MarketCar[] => {
  const all = stock.filter((one) => isComparable(car, one))
  const alike = all.filter((one) => one.badge === car.badge)
  return alike.length >= leastComparable ? alike : all
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

/** Computes the gauge of a vehicle in a stock, which may include it (VDP-11), or the reason there is none. */
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
