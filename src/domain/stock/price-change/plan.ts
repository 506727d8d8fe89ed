import { currentPriceCents } from '../price/price'
import type { VehicleOverrides, VehicleStatus } from '../vehicle/vehicle'
import { applyPriceRule, type PriceRule, type RuleProblem } from './price-rule'

/**
 * The plan of a price change for one vehicle (STF-11). It sets the dealer's own promotional price, which no import touches:
 * a feed goes on with its own price below it, and the end of the change brings that price back.
 */

/** The values that a price change sets. */
const changedNames = ['offer_price_cents', 'before_price_cents', 'tag'] as const
export type ChangedValues = Pick<VehicleOverrides, (typeof changedNames)[number]>

export type PricedVehicle = {
  readonly status: VehicleStatus
  /** Its feed no longer has it. */
  readonly removed?: boolean
  /** A shopper has paid to have it held. */
  readonly held: boolean
  readonly price_cents?: number
  readonly offer_price_cents?: number
  readonly overrides?: VehicleOverrides
  /** The name of another price change that the vehicle has at the same time. */
  readonly other_change?: string
}

export type RefusalReason = 'sold' | 'not_for_sale' | 'removed' | 'held' | 'no_price' | 'other_change' | RuleProblem

export type PlannedPrice = { readonly from: number; readonly to: number } | { readonly reason: RefusalReason }

/** The price that shoppers see, with `own` as the dealer's promotional price. */
const shownPrice = ({ price_cents, offer_price_cents }: PricedVehicle, own: number | undefined): number | null =>
  currentPriceCents({ price_cents, offer_price_cents: own ?? offer_price_cents })

const stateProblem = ({ status, removed, held, other_change }: PricedVehicle): RefusalReason | undefined => {
  if (removed === true) return 'removed'
  if (status === 'sold') return 'sold'
  if (status === 'others') return 'not_for_sale'
  if (held) return 'held'
  return other_change === undefined ? undefined : 'other_change'
}

const changePrice = (from: number | null, rule: PriceRule): PlannedPrice => {
  if (from === null) return { reason: 'no_price' }
  const to = applyPriceRule(from, rule)
  return typeof to === 'number' ? { from, to } : { reason: to }
}

/** Plans the price of one vehicle: the old and the new one, or why it cannot take the change. */
export const planPrice = (vehicle: PricedVehicle, rule: PriceRule): PlannedPrice => {
  const reason = stateProblem(vehicle)
  return reason === undefined
    ? changePrice(shownPrice(vehicle, vehicle.overrides?.offer_price_cents), rule)
    : { reason }
}

/** The price that shoppers see without the dealer's own; null without one. */
export const feedPrice = (vehicle: PricedVehicle): number | null => shownPrice(vehicle, undefined)

export type ChangeLook = {
  /** Crosses out the price before. */
  readonly shows_before: boolean
  readonly tag?: string
}

/**
 * The values that a change sets on a vehicle. An increase crosses nothing out, and neither does a reduction unless the
 * dealer chose it: 0 says that there is no earlier price.
 */
export const toChangedValues = (
  { from, to }: { readonly from: number; readonly to: number },
  { shows_before, tag }: ChangeLook,
): ChangedValues => ({
  offer_price_cents: to,
  before_price_cents: shows_before && to < from ? from : 0,
  ...(tag !== undefined && { tag }),
})

/** The dealer's own values before a change, to be restored after it. */
export const pickOwnValues = (overrides: VehicleOverrides = {}): ChangedValues =>
  Object.fromEntries(changedNames.flatMap((name) => (overrides[name] === undefined ? [] : [[name, overrides[name]]])))

/** Returns whether staff have set another price since the change. */
export const isPriceChangedSince = (overrides: VehicleOverrides = {}, set: ChangedValues): boolean =>
  overrides.offer_price_cents !== set.offer_price_cents

/**
 * Takes a change off a vehicle: each value is what it was before, unless staff have set another since, which stays.
 */
export const restoreValues = (
  overrides: VehicleOverrides = {},
  set: ChangedValues,
  before: ChangedValues,
): VehicleOverrides => {
  const restored: Record<string, unknown> = { ...overrides }
  for (const name of changedNames) {
    if (set[name] === undefined || overrides[name] !== set[name]) continue
    if (before[name] === undefined) delete restored[name]
    else restored[name] = before[name]
  }
  return restored
}

/** The price of a vehicle without its change, from which the change is worked out; null without one. */
export const priceWithoutChange = (vehicle: PricedVehicle, before: ChangedValues): number | null =>
  shownPrice(vehicle, before.offer_price_cents)

/**
 * Works a running change out again, after the price below it has changed: a feed's new price is neither lost nor does it
 * end the promotion. Without a price to change, the reason says why.
 */
export const planAgain = (vehicle: PricedVehicle, before: ChangedValues, rule: PriceRule): PlannedPrice =>
  changePrice(priceWithoutChange(vehicle, before), rule)
