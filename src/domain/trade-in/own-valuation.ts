import { isComparable, type MarketVehicle } from '@/src/domain/market/comparable'
import { adjustPrices } from '@/src/domain/market/market-range'
import { computeMedian, computeQuantile, removeOutliers } from '@/src/domain/market/robust-statistics'
import type { TradeFacts } from './valuation'

/** With fewer comparable vehicles there is no online valuation. */
const MIN_COMPARABLE = 3
/** Vehicles worth less in dollars are inspected instead. */
const MIN_VALUE_DOLLARS = 500

export type TradeRules = {
  /** Percent of the asking price that covers reconditioning, selling and warranty. */
  readonly margin: number
  /** Older or further driven vehicles get no online valuation (TRD-03). */
  readonly oldest_years: number
  readonly max_kms: number
}

export type OwnValuation =
  | { readonly kind: 'estimate'; readonly low_cents: number; readonly high_cents: number; readonly count: number }
  | { readonly kind: 'none'; readonly reason: 'few' | 'old' }

/** Reports whether a vehicle is too old or too far driven (TRD-03). `thisYear` is the calendar year. */
export const isTooOld = (
  year: number,
  kms: number,
  { oldest_years, max_kms }: Pick<TradeRules, 'oldest_years' | 'max_kms'>,
  thisYear: number,
): boolean => thisYear - year > oldest_years || kms > max_kms

const roundToHundreds = (dollars: number, round: (value: number) => number): number => round(dollars / 100) * 100

/** The vehicle as a used car comparable with `like`, at the same price type. */
const toMarketVehicle = (facts: TradeFacts, kms: number, like: MarketVehicle): MarketVehicle => ({
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

const equalsIgnoringCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const listComparable = (facts: TradeFacts, kms: number, stock: readonly MarketVehicle[]): readonly MarketVehicle[] => {
  const all = stock.filter(
    (one) =>
      equalsIgnoringCase(one.make, facts.make) &&
      equalsIgnoringCase(one.model, facts.model) &&
      isComparable(toMarketVehicle(facts, kms, one), one),
  )
  const sameBadge = facts.badge === undefined ? [] : all.filter((one) => one.badge === facts.badge)
  return sameBadge.length >= MIN_COMPARABLE ? sameBadge : all
}

/**
 * Computes what a dealer can pay for a vehicle from their own asking prices (TRD-04): comparable prices adjusted to its
 * age and kilometres, without outliers, less the margin; the middle 60% of them, at least 3% either way. `stock` is
 * what the dealer has for sale or has sold lately.
 */
export const computeOwnValuation = (
  facts: TradeFacts,
  kms: number,
  stock: readonly MarketVehicle[],
  rules: TradeRules,
  thisYear: number,
): OwnValuation => {
  if (isTooOld(facts.year, kms, rules, thisYear)) return { kind: 'none', reason: 'old' }
  const others = listComparable(facts, kms, stock)
  const [first] = others
  if (others.length < MIN_COMPARABLE || !first) return { kind: 'none', reason: 'few' }
  const prices = removeOutliers(adjustPrices(toMarketVehicle(facts, kms, first), others))
  if (prices.length < MIN_COMPARABLE) return { kind: 'none', reason: 'few' }
  const payableShare = 1 - rules.margin / 100
  const middle = computeMedian(prices) * payableShare
  if (middle < MIN_VALUE_DOLLARS) return { kind: 'none', reason: 'few' }
  const low = Math.min(computeQuantile(prices, 0.2) * payableShare, middle * 0.97)
  const high = Math.max(computeQuantile(prices, 0.8) * payableShare, middle * 1.03)
  return {
    kind: 'estimate',
    low_cents: roundToHundreds(low, Math.floor) * 100,
    high_cents: roundToHundreds(high, Math.ceil) * 100,
    count: prices.length,
  }
}
