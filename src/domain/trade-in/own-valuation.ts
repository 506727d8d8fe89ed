import { isComparable, type MarketVehicle } from '@/src/domain/market/comparable'
import { adjustPrices } from '@/src/domain/market/market-range'
import { computeMedian, computeQuantile, removeOutliers } from '@/src/domain/market/robust-statistics'
import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import { isTooOld, type AgeLimits } from './age-limits'
import type { TradeFacts } from './valuation'

/** With fewer vehicles of the model there is no online valuation. */
const MIN_COMPARABLE = 3
/** Vehicles worth less in dollars are inspected instead. */
const MIN_VALUE_DOLLARS = 500

/** Older or further driven vehicles get no online valuation (TRD-03). */
export type TradeRules = AgeLimits & {
  /** Percent of the asking price that covers reconditioning, selling and warranty. */
  readonly margin: number
  /** The kinds that the dealer sells. A vehicle of unknown kind counts as the first of these. */
  readonly kinds: readonly [ItemType, ...ItemType[]]
}

/**
 * The vehicles that a valuation is based on: comparable ones; used ones of the same model, of any age and kilometres; or
 * all of the same model, mostly new ones.
 */
export type ValuationBasis = 'comparable' | 'model' | 'new'

export type OwnValuation =
  | {
      readonly kind: 'estimate'
      readonly basis: ValuationBasis
      readonly low_cents: number
      readonly high_cents: number
      /** Number of vehicles. */
      readonly count: number
    }
  | { readonly kind: 'none'; readonly reason: 'few' | 'old' }

const roundToHundreds = (dollars: number, round: (value: number) => number): number => round(dollars / 100) * 100

/** The vehicle as a used car comparable with `like`, at the same price type. */
const toMarketVehicle = (facts: TradeFacts, kms: number, like: MarketVehicle): MarketVehicle => ({
  id: 'trade-in',
  item_type: like.item_type,
  car_type: 'used',
  make: like.make,
  model: like.model,
  year: facts.year,
  // A caravan has no odometer.
  ...(like.item_type === 'caravan' ? {} : { km: kms }),
  price: 0,
  price_type: like.price_type,
})

const equalsIgnoringCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The least distance of either end from the middle, as a fraction: the weaker the basis, the wider the range. */
const minSpread: Readonly<Record<ValuationBasis, number>> = { comparable: 0.03, model: 0.1, new: 0.15 }

/** Fraction of its price that a vehicle loses when it is first registered, before age and kilometres count. */
const FIRST_OWNER_LOSS = 0.1

/** A new or demo vehicle as a used one without kilometres. */
const toUsed = (vehicle: MarketVehicle): MarketVehicle =>
  vehicle.car_type === 'used'
    ? vehicle
    : {
        ...vehicle,
        car_type: 'used',
        ...(vehicle.item_type !== 'caravan' && { km: vehicle.km ?? 0 }),
        price: vehicle.price * (1 - FIRST_OWNER_LOSS),
      }

/** Prices adjusted to this vehicle, without outliers, and the vehicles they are from. */
type Evidence = { readonly basis: ValuationBasis; readonly prices: readonly number[] }

const listAdjustedPrices = (facts: TradeFacts, kms: number, others: readonly MarketVehicle[]): readonly number[] => {
  const [first] = others
  return first ? removeOutliers(adjustPrices(toMarketVehicle(facts, kms, first), others)) : []
}

/**
 * Finds the prices of the vehicles most like this one of which there are enough; undefined if the dealer has too few of
 * the model.
 */
const findEvidence = (facts: TradeFacts, kms: number, stock: readonly MarketVehicle[]): Evidence | undefined => {
  const model = stock.filter(
    (one) => one.price > 0 && equalsIgnoringCase(one.make, facts.make) && equalsIgnoringCase(one.model, facts.model),
  )
  const used = model.filter(({ car_type }) => car_type === 'used')
  const comparable = used.filter((one) => isComparable(toMarketVehicle(facts, kms, one), one))
  const sameBadge = facts.badge === undefined ? [] : comparable.filter((one) => one.badge === facts.badge)
  const choices: readonly (readonly [ValuationBasis, readonly MarketVehicle[]])[] = [
    ['comparable', sameBadge],
    ['comparable', comparable],
    ['model', used],
    ['new', model.map(toUsed)],
  ]
  return choices
    .map(([basis, others]) => ({ basis, prices: listAdjustedPrices(facts, kms, others) }))
    .find(({ prices }) => prices.length >= MIN_COMPARABLE)
}

/**
 * Computes what a dealer can pay for a vehicle from their own asking prices (TRD-04): prices of vehicles like it adjusted
 * to its age and kilometres, without outliers, less the margin; the middle 60% of them, and at least `minSpread` either
 * way. With few comparable vehicles it uses others of the same model, and says so (`basis`). `stock` is what the dealer
 * has for sale or has sold lately.
 */
export const computeOwnValuation = (
  facts: TradeFacts,
  kms: number,
  stock: readonly MarketVehicle[],
  rules: TradeRules,
  thisYear: number,
): OwnValuation => {
  const { year, item_type = rules.kinds[0] } = facts
  if (isTooOld({ year, kms, item_type }, rules, thisYear)) return { kind: 'none', reason: 'old' }
  const evidence = findEvidence(facts, kms, stock)
  if (!evidence) return { kind: 'none', reason: 'few' }
  const { basis, prices } = evidence
  const payableShare = 1 - rules.margin / 100
  const middle = computeMedian(prices) * payableShare
  if (middle < MIN_VALUE_DOLLARS) return { kind: 'none', reason: 'few' }
  const low = Math.min(computeQuantile(prices, 0.2) * payableShare, middle * (1 - minSpread[basis]))
  const high = Math.max(computeQuantile(prices, 0.8) * payableShare, middle * (1 + minSpread[basis]))
  return {
    kind: 'estimate',
    basis,
    low_cents: roundToHundreds(low, Math.floor) * 100,
    high_cents: roundToHundreds(high, Math.ceil) * 100,
    count: prices.length,
  }
}
