import type { BelowMarket } from '@/src/domain/market/below-market'
import type { Switches } from '@/src/domain/switches'
import { DAY_MS } from '@/src/domain/time/durations'
import { isAvailable } from '../vehicle/availability'
import { MAX_PLACEHOLDER_DOLLARS } from '../price/price'
import { priceTypeText, type PriceTypeSwitches } from './price-type-text'
import { findSubscriptionTerms, type SubscriptionSwitches, type SubscriptionTerms } from '../price/subscription'
import type { StockRecord } from '../search-record/search-record'
import { RECENTLY_LISTED_DAYS } from '../vehicle/time-on-sale'

/** The contents of a vehicle card (CARD-03, CARD-04, CARD-05). `display` are the tenant's switches. */

type DisplaySwitches = Switches['display']

/** The fields of a search record that a card needs; a search returns only these (SRCH-01). */
export type CardRecord = Omit<StockRecord, 'filtered_features' | 'make_model' | 'rank'>

export type CardTag =
  | { readonly kind: 'electric' | 'hybrid' | 'reserved' | 'custom' | 'coming_soon' | 'new'; readonly text: string }
  /** Displayed as the make's certified badge; `image` is set where the dealer has one. */
  | { readonly kind: 'certified'; readonly text: string; readonly make: string; readonly image?: string }

/** Seconds after its listing during which a vehicle counts as newly listed (CARD-03). */
export const RECENTLY_LISTED_SECONDS = (RECENTLY_LISTED_DAYS * DAY_MS) / 1000

const isNewlyListed = (record: CardRecord, now: Date): boolean => {
  const age = now.getTime() / 1000 - record.created_at
  return age >= 0 && age < RECENTLY_LISTED_SECONDS
}

const findElectricTag = (record: CardRecord): CardTag | undefined => {
  if (record.fuel === 'Electric') return { kind: 'electric', text: 'Electric' }
  if (record.fuel?.endsWith('Hybrid')) return { kind: 'hybrid', text: record.fuel }
  return undefined
}

const reservedTag: CardTag = { kind: 'reserved', text: 'Reserved' }
const comingSoonTag: CardTag = { kind: 'coming_soon', text: 'Coming Soon' }

const findNewlyListedTag = (
  { car_type }: CardRecord,
  display: Pick<DisplaySwitches, 'new_tag' | 'just_in_tag'>,
): CardTag | undefined => {
  const text = car_type === 'new' ? display.new_tag : display.just_in_tag
  return text === '' ? undefined : { kind: 'new', text }
}

const findCertifiedTag = (
  { certified, make }: CardRecord,
  display: Partial<Pick<DisplaySwitches, 'certified_badge'>>,
): CardTag | undefined => {
  if (!certified) return undefined
  const image = display.certified_badge ? { image: display.certified_badge } : {}
  return { kind: 'certified', text: 'Certified', make, ...image }
}

type TagSwitches = Pick<DisplaySwitches, 'electric_tag' | 'new_tag' | 'just_in_tag'> &
  Partial<Pick<DisplaySwitches, 'certified_badge'>>

/**
 * Returns the tags that apply, the one to show first: electric or hybrid, reserved, certified, custom, coming soon, newly
 * listed within 8 days (CARD-03). Only a new vehicle is called new: of a used one it would be false (Australian Consumer
 * Law s29).
 */
const listCardTags = (record: CardRecord, display: TagSwitches, now: Date): readonly CardTag[] =>
  [
    display.electric_tag ? findElectricTag(record) : undefined,
    record.reserved ? reservedTag : undefined,
    findCertifiedTag(record, display),
    record.tag ? { kind: 'custom' as const, text: record.tag } : undefined,
    record.status === 'coming_soon' ? comingSoonTag : undefined,
    isNewlyListed(record, now) ? findNewlyListedTag(record, display) : undefined,
  ].filter((tag) => tag !== undefined)

/** Returns the tag of a card by itself (CARD-03). */
export const findCardTag = (...[record, display, now]: Parameters<typeof listCardTags>): CardTag | undefined =>
  listCardTags(record, display, now)[0]

const MIN_CARDS_WITH_COMMON_TAG = 4

/** Tags that only distinguish cards: what most cards of a list have, it needn't repeat. */
const distinguishingKinds: readonly string[] = ['electric', 'hybrid', 'custom'] satisfies CardTag['kind'][]

/** Returns the first tag that a shopper must know of the vehicle, such as coming soon; undefined without one. */
export const findEssentialTag = (...[record, display, now]: Parameters<typeof listCardTags>): CardTag | undefined =>
  listCardTags(record, display, now).find(({ kind }) => kind !== 'new' && !distinguishingKinds.includes(kind))

/**
 * Removes a tag from a list in which most cards have it, because there it says nothing (CARD-03). A card with a tag that
 * a shopper must know then has that one. A new arrival is one in every list: its tag stays.
 */
export const withoutCommonTag = <Card extends { readonly tag?: { readonly kind: string; readonly text: string } }>(
  cards: readonly Card[],
  essentialTagOf: (position: number) => CardTag | undefined,
): readonly Card[] => {
  if (cards.length < MIN_CARDS_WITH_COMMON_TAG) return cards
  const isCommon = (text: string): boolean => cards.filter(({ tag }) => tag?.text === text).length > cards.length / 2
  return cards.map((card, position) => {
    if (!card.tag || !distinguishingKinds.includes(card.tag.kind) || !isCommon(card.tag.text)) return card
    const { tag: _, ...others } = card
    const tag = essentialTagOf(position)
    return { ...others, ...(tag && { tag }) } as Card
  })
}

/** Returns the tags of a vehicle's page: the card's tag, then reserved and coming soon, each once (VDP-10). */
export const listPageTags = (...[record, display, now]: Parameters<typeof listCardTags>): readonly CardTag[] => {
  const all = [
    findCardTag(record, display, now),
    record.reserved ? reservedTag : undefined,
    record.status === 'coming_soon' ? comingSoonTag : undefined,
  ].filter((tag) => tag !== undefined)
  return all.filter((tag, index) => all.findIndex(({ kind }) => kind === tag.kind) === index)
}

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
