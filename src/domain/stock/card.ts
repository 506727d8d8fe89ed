import type { Switches } from '@/tenants/switches'
import { isAvailable } from './availability'
import { leastPrice } from './price'
import type { StockRecord } from './search-record'

/** What a vehicle card says (CARD-03, CARD-04, CARD-05). `display` are the tenant's switches. */

type Display = Switches['display']

/** A record without what no card shows; a search returns this much (SRCH-01). */
export type CardRecord = Omit<StockRecord, 'filtered_features' | 'make_model' | 'rank'>

export type CardTag =
  | { readonly kind: 'electric' | 'hybrid' | 'reserved' | 'custom' | 'coming_soon' | 'new'; readonly text: string }
  /** Shown as the maker's certified badge: `image` where the dealer has one. */
  | { readonly kind: 'certified'; readonly text: string; readonly make: string; readonly image?: string }

/** CARD-03: how long after its listing a vehicle is "new". */
export const newForSeconds = 8 * 86_400

const isNew = (record: CardRecord, now: Date): boolean => {
  const age = now.getTime() / 1000 - record.created_at
  return age >= 0 && age < newForSeconds
}

const electricTag = (record: CardRecord): CardTag | undefined => {
  if (record.fuel === 'Electric') return { kind: 'electric', text: 'Electric' }
  if (record.fuel?.endsWith('Hybrid')) return { kind: 'hybrid', text: record.fuel }
  return undefined
}

const reservedTag: CardTag = { kind: 'reserved', text: 'Reserved' }
const comingTag: CardTag = { kind: 'coming_soon', text: 'Coming Soon' }

/** CARD-03, the first that applies: electric or hybrid, reserved, certified, custom, coming soon, new within 8 days. */
export const cardTag = (
  record: CardRecord,
  display: Pick<Display, 'electric_tag' | 'new_tag'> & Partial<Pick<Display, 'certified_badge'>>,
  now: Date,
): CardTag | undefined => {
  const electric = display.electric_tag ? electricTag(record) : undefined
  if (electric !== undefined) return electric
  if (record.reserved) return reservedTag
  if (record.certified) {
    const image = display.certified_badge ? { image: display.certified_badge } : {}
    return { kind: 'certified', text: 'Certified', make: record.make, ...image }
  }
  if (record.tag) return { kind: 'custom', text: record.tag }
  if (record.status === 'coming_soon') return comingTag
  return isNew(record, now) && display.new_tag !== '' ? { kind: 'new', text: display.new_tag } : undefined
}

/** A vehicle's page has room for what a card has not: whether it can be had now is said, electric or not (VDP-10). */
export const pageTags = (...[record, display, now]: Parameters<typeof cardTag>): readonly CardTag[] => {
  const all = [
    cardTag(record, display, now),
    record.reserved ? reservedTag : undefined,
    record.status === 'coming_soon' ? comingTag : undefined,
  ].filter((tag) => tag !== undefined)
  return all.filter((tag, index) => all.findIndex(({ kind }) => kind === tag.kind) === index)
}

/** 0 where there is no price. */
const paidDollars = (record: CardRecord): number => record.offer_price ?? record.price ?? 0

type Priced = {
  readonly dollars: number
  /** Beside the price everywhere: what it includes (Australian Consumer Law s48). */
  readonly type_text: string
  /** Struck through: a higher price the vehicle was offered at before. */
  readonly was?: number
}

export type CardPrice =
  | {
      readonly kind: 'subscription'
      /** A week. */
      readonly dollars: number
      /** What the vehicle costs to buy, where it can be bought too. */
      readonly purchase?: Priced
    }
  | ({ readonly kind: 'price' } & Priced)
  | { readonly kind: 'preorder' | 'none'; readonly text: string }

const pricedOf = (
  record: CardRecord,
  display: Pick<Display, 'drive_away_text' | 'excl_govt_text'>,
): Priced | undefined => {
  const dollars = paidDollars(record)
  if (dollars <= leastPrice) return undefined
  const type_text = record.price_type === 'drive_away' ? display.drive_away_text : display.excl_govt_text
  const was = record.before_price ?? 0
  return { dollars, type_text, ...(was > dollars ? { was } : {}) }
}

/** CARD-04: subscription where the site offers it, offer, price; 10 dollars or less is PREORDER or the no-price text. */
export const cardPrice = (
  record: CardRecord,
  display: Pick<Display, 'subscription' | 'no_price_text' | 'drive_away_text' | 'excl_govt_text'>,
): CardPrice => {
  const subscription = record.subscription_price ?? 0
  const purchase = pricedOf(record, display)
  if (display.subscription && subscription > 0)
    return { kind: 'subscription', dollars: subscription, ...(purchase && { purchase }) }
  if (purchase) return { kind: 'price', ...purchase }
  return record.preorder ? { kind: 'preorder', text: 'PREORDER' } : { kind: 'none', text: display.no_price_text }
}

const belowBy = 500

/** CARD-05: dollars under the state's average, else the nation's; undefined when less than 500 or unknown. */
export const belowMarket = (record: CardRecord): number | undefined => {
  const price = paidDollars(record)
  const averages = [record.state_average_market_price ?? 0, record.average_market_price ?? 0]
  const under = (averages.find((one) => one > 0) ?? 0) - price
  return price > leastPrice && under >= belowBy ? under : undefined
}

/** What decides whether a vehicle may be saved; dollars, 0 where there is no price. */
type Savable = Pick<CardRecord, 'status' | 'car_type'> & { readonly dollars: number; readonly hasPhoto: boolean }

/**
 * Whether a vehicle may be saved, on its card and on its own page (CARD-06). Not where the dealer offers no saving, and
 * not a vehicle that can no longer be bought; by a further switch only a used one with a price and a photo. A saved
 * vehicle can always be removed from the list.
 */
export const maySave = (vehicle: Savable, display: Pick<Display, 'save' | 'save_used_only'>): boolean => {
  if (!display.save || !isAvailable(vehicle.status)) return false
  if (!display.save_used_only) return true
  return vehicle.car_type === 'used' && vehicle.dollars > 0 && vehicle.hasPhoto
}

/** The same for a search record. */
export const maySaveRecord = (record: CardRecord, display: Pick<Display, 'save' | 'save_used_only'>): boolean =>
  maySave(
    {
      status: record.status,
      car_type: record.car_type,
      dollars: paidDollars(record),
      hasPhoto: record.image_url !== undefined,
    },
    display,
  )
