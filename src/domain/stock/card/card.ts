import type { BelowMarket } from '@/src/domain/market/below-market'
import type { Switches } from '@/src/domain/switches'
import { isAvailable } from '../vehicle/availability'
import { MAX_PLACEHOLDER_DOLLARS } from '../price/price'
import { priceTypeText, type PriceTypeSwitches } from './price-type-text'
import { findSubscriptionTerms, type SubscriptionSwitches, type SubscriptionTerms } from '../price/subscription'
import type { StockRecord } from '../search-record/search-record'

/** The contents of a vehicle card (CARD-03, CARD-04, CARD-05). `display` are the tenant's switches. */

export type DisplaySwitches = Switches['display']

/** The fields of a search record that a card needs; a search returns only these (SRCH-01). */
export type CardRecord = Omit<StockRecord, 'filtered_features' | 'make_model' | 'rank'>

/** Dollars; 0 when the vehicle has no price. */
const recordPriceDollars = (record: CardRecord): number => record.offer_price ?? record.price ?? 0

type PurchasePrice = {
  readonly dollars: number
  /** States what the price includes; always displayed with the price (Australian Consumer Law s48). */
  readonly type_text: string
  /** Displayed struck through: the higher price at which the vehicle was offered before. */
  readonly was?: number
}

export type CardPrice =
  | {
      readonly kind: 'subscription'
      /** Dollars per week. */
      readonly dollars: number
      readonly terms: SubscriptionTerms
      /** The purchase price; absent when the vehicle cannot be bought. */
      readonly purchase?: PurchasePrice
    }
  | ({ readonly kind: 'price' } & PurchasePrice)
  | { readonly kind: 'preorder' | 'none'; readonly text: string }

const findPurchasePrice = (record: CardRecord, display: PriceTypeSwitches): PurchasePrice | undefined => {
  const dollars = recordPriceDollars(record)
  if (dollars <= MAX_PLACEHOLDER_DOLLARS) return undefined
  const type_text = priceTypeText(record.price_type, display)
  const was = record.before_price ?? 0
  return { dollars, type_text, ...(was > dollars ? { was } : {}) }
}

/** The dealer’s switches that a price depends on. */
export type PriceSwitches = Pick<DisplaySwitches, 'no_price_text'> &
  PriceTypeSwitches &
  Omit<SubscriptionSwitches, 'subscription_includes'>

/**
 * Returns the price of a card: the subscription where the site offers it, else the offer, else the price. Ten dollars
 * or less gives PREORDER or the no-price text (CARD-04).
 */
export const toCardPrice = (record: CardRecord, display: PriceSwitches): CardPrice => {
  const dollars = record.subscription_price ?? 0
  const purchase = findPurchasePrice(record, display)
  const terms = findSubscriptionTerms(dollars, display)
  if (terms) return { kind: 'subscription', dollars, terms, ...(purchase && { purchase }) }
  if (purchase) return { kind: 'price', ...purchase }
  return record.preorder ? { kind: 'preorder', text: 'PREORDER' } : { kind: 'none', text: display.no_price_text }
}

const MIN_BELOW_MARKET_DOLLARS = 500

/**
 * Returns the state's average price, or the national one where the state's is unknown, with the dollars that a vehicle's
 * price is below it; undefined when the difference is under 500 dollars or unknown (CARD-05).
 */
export const findBelowMarket = (record: CardRecord): BelowMarket | undefined => {
  const price = recordPriceDollars(record)
  const averages = [record.state_average_market_price ?? 0, record.average_market_price ?? 0]
  const average = averages.find((one) => one > 0) ?? 0
  const below = average - price
  return price > MAX_PLACEHOLDER_DOLLARS && below >= MIN_BELOW_MARKET_DOLLARS ? { average, below } : undefined
}

/** `dollars` is 0 when the vehicle has no price. */
type SavableVehicle = Pick<CardRecord, 'status' | 'car_type'> & { readonly dollars: number; readonly hasPhoto: boolean }

/**
 * True when the vehicle's card and page offer to save it: the dealer offers saving and the vehicle can be bought. With
 * `save_used_only` it must also be used, with a price and a photo (CARD-06). A saved vehicle can always be removed.
 */
export const canSave = (
  vehicle: SavableVehicle,
  display: Pick<DisplaySwitches, 'save' | 'save_used_only'>,
): boolean => {
  if (!display.save || !isAvailable(vehicle.status)) return false
  if (!display.save_used_only) return true
  return vehicle.car_type === 'used' && vehicle.dollars > 0 && vehicle.hasPhoto
}

export const canSaveRecord = (record: CardRecord, display: Pick<DisplaySwitches, 'save' | 'save_used_only'>): boolean =>
  canSave(
    {
      status: record.status,
      car_type: record.car_type,
      dollars: recordPriceDollars(record),
      hasPhoto: record.photos_count > 0,
    },
    display,
  )
