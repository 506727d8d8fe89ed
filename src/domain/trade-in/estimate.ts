import { isComparable, type MarketCar } from '@/src/domain/market/comparable'
import { pricesAtAge } from '@/src/domain/market/rate'
import { median, quantile, withoutOutliers } from '@/src/domain/market/robust'
import type { TradeFacts } from './valuation'

/** Fewer like it than this tell nothing of a price: there is no online estimate then. */
const leastAlike = 3
/** Below this many dollars a vehicle is looked at, not estimated. */
const leastValue = 500

export type TradeRules = {
  /** Percent of the asking price that pays for making a car ready, its sale and its warranty. */
  readonly margin: number
  /** D§5: older than this, or driven further, there is generally no online estimate. */
  readonly oldest_years: number
  readonly most_kms: number
}

export type OwnEstimate =
  | { readonly kind: 'estimate'; readonly low_cents: number; readonly high_cents: number; readonly count: number }
  | { readonly kind: 'none'; readonly reason: 'few' | 'old' }

/** D§5: too old, or driven too far, for an online estimate. `thisYear` is the calendar's; years are whole. */
export const isTooOld = (
  year: number,
  kms: number,
  { oldest_years, most_kms }: Pick<TradeRules, 'oldest_years' | 'most_kms'>,
  thisYear: number,
): boolean => thisYear - year > oldest_years || kms > most_kms

const hundreds = (dollars: number, round: (value: number) => number): number => round(dollars / 100) * 100

/** The kinds of sale a shopper's car may be compared with: as used cars are sold, at either kind of price. */
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
 * What a dealer can pay for a vehicle, from what they ask for others like it (TRD-04): their prices brought to its age and
 * kilometres, outliers left out, less the margin; the middle three fifths of them, 3 % either way at least. `stock` is
 * what the dealer has for sale, or sold lately.
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
