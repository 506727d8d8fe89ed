import { isComparable, type MarketCar } from '@/src/domain/market/comparable'
import { pricesAtAge } from '@/src/domain/market/rate'
import { median, quantile, withoutOutliers } from '@/src/domain/market/robust'
import type { TradeFacts } from './valuation'

/** With fewer comparable vehicles there is no online valuation. */
const leastAlike = 3
/** Vehicles worth less in dollars are inspected instead. */
const leastValue = 500

export type TradeRules = {
  /** Percent of the asking price that covers reconditioning, selling and warranty. */
  readonly margin: number
  /** Older or further driven vehicles get no online valuation (TRD-03). */
  readonly oldest_years: number
  readonly most_kms: number
}

export type OwnEstimate =
  | { readonly kind: 'estimate'; readonly low_cents: number; readonly high_cents: number; readonly count: number }
  | { readonly kind: 'none'; readonly reason: 'few' | 'old' }

/** Reports whether a vehicle is too old or too far driven (TRD-03). `thisYear` is the calendar year. */
export const isTooOld = (
  year: number,
  kms: number,
  { oldest_years, most_kms }: Pick<TradeRules, 'oldest_years' | 'most_kms'>,
  thisYear: number,
): boolean => thisYear - year > oldest_years || kms > most_kms

const hundreds = (dollars: number, round: (value: number) => number): number => round(dollars / 100) * 100

/** The vehicle as a used car comparable with `like`, at the same price type. */
const asSold = (facts: TradeFacts, kms: number, like: MarketCar): MarketCar => ({
  id: 'trade-in',
  item_type: like.item_type,
  car_type: 'used',
  make: like.make,
  model: like.model,
  year: facts.year,
  km: kms,
  price: 0,
  price_type: like.price_type,
})

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const alike = (facts: TradeFacts, kms: number, stock: readonly MarketCar[]): readonly MarketCar[] => {
  const all = stock.filter(
    (one) => same(one.make, facts.make) && same(one.model, facts.model) && isComparable(asSold(facts, kms, one), one),
  )
  const badged = facts.badge === undefined ? [] : all.filter((one) => one.badge === facts.badge)
  return badged.length >= leastAlike ? badged : all
}

/**
 * Computes what a dealer can pay for a vehicle from their own asking prices (TRD-04): comparable prices adjusted to its
 * age and kilometres, without outliers, less the margin; the middle 60% of them, at least 3% either way. `stock` is
 * what the dealer has for sale or has sold lately.
 */
export const ownEstimate = (
  facts: TradeFacts,
  kms: number,
  stock: readonly MarketCar[],
  rules: TradeRules,
  thisYear: number,
): OwnEstimate => {
  if (isTooOld(facts.year, kms, rules, thisYear)) return { kind: 'none', reason: 'old' }
  const others = alike(facts, kms, stock)
  const [first] = others
  if (others.length < leastAlike || !first) return { kind: 'none', reason: 'few' }
  const prices = withoutOutliers(pricesAtAge(asSold(facts, kms, first), others))
  if (prices.length < leastAlike) return { kind: 'none', reason: 'few' }
  const kept = 1 - rules.margin / 100
  const middle = median(prices) * kept
  if (middle < leastValue) return { kind: 'none', reason: 'few' }
  const low = Math.min(quantile(prices, 0.2) * kept, middle * 0.97)
  const high = Math.max(quantile(prices, 0.8) * kept, middle * 1.03)
  return {
    kind: 'estimate',
    low_cents: hundreds(low, Math.floor) * 100,
    high_cents: hundreds(high, Math.ceil) * 100,
    count: prices.length,
  }
}
