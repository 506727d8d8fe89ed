import { isPublic } from './availability'
import { withOverrides } from './overrides'
import { pricedDollars } from './price'
import type { PriceType, Vehicle, VehicleStatus } from './vehicle'

/**
 * What an open page must know of a car at once (VDP-16): whether it can still be had, and what decides the words of its
 * price. Money in dollars, as in search records. `gone`: no longer shown to shoppers.
 */
export type LiveState = {
  readonly id: string
  readonly status: VehicleStatus | 'gone'
  readonly reserved: boolean
  readonly preorder: boolean
  readonly price_type: PriceType
  readonly price?: number
  readonly before_price?: number
  readonly offer_price?: number
  readonly subscription_price?: number
}

/** The columns of a vehicle that `liveState` reads, as its table names them. */
export const liveColumns = [
  'id',
  'status',
  'reserved',
  'held',
  'preorder',
  'price_type',
  'price_cents',
  'before_price_cents',
  'offer_price_cents',
  'subscription_price_cents',
  'overrides',
  'hidden',
  'removed_at',
] as const

/** A vehicle's live state. Pure; agrees with its search record. */
export const liveState = (stored: Vehicle): LiveState => {
  const vehicle = withOverrides(stored)
  // What is gone is nobody's business any more, its price least of all: staff may have hidden it for that.
  if (!isPublic(vehicle)) {
    return { id: vehicle.id, status: 'gone', reserved: false, preorder: false, price_type: vehicle.price_type }
  }
  const offer = pricedDollars(vehicle.offer_price_cents)
  const price = offer ?? pricedDollars(vehicle.price_cents)
  const before = pricedDollars(vehicle.before_price_cents)
  const subscription = vehicle.subscription_price_cents ?? 0
  return {
    id: vehicle.id,
    status: vehicle.status,
    reserved: vehicle.reserved,
    preorder: vehicle.preorder,
    price_type: vehicle.price_type,
    ...(price === undefined ? {} : { price }),
    ...(before === undefined ? {} : { before_price: before }),
    ...(offer === undefined ? {} : { offer_price: offer }),
    ...(subscription > 0 ? { subscription_price: subscription / 100 } : {}),
  }
}

/** One text for equal states: pages compare what they show with what they are told. */
export const liveMark = (state: LiveState): string =>
  [
    state.status,
    Number(state.reserved),
    Number(state.preorder),
    state.price_type,
    state.price ?? '',
    state.before_price ?? '',
    state.offer_price ?? '',
    state.subscription_price ?? '',
  ].join('|')

/**
 * Milliseconds until an open page that knows of news asks for its parts again, by how often it has; null: no more. It is
 * made anew as the news comes, and may be a moment behind; a cache outside may keep the old one for ten seconds more.
 */
export const liveWait = (asked: number): number | null => [1200, 1200, 1200, 8000][asked - 1] ?? null

const statusNews = (before: string | undefined, now: LiveState['status']): string => {
  if (before === now || now === 'in_stock' || now === 'coming_soon') return ''
  return now === 'sold' ? 'This vehicle has just been sold.' : 'This vehicle is no longer available.'
}

const reservedNews = (before: string | undefined, now: boolean): string => {
  if (before === String(Number(now))) return ''
  return now ? 'This vehicle has just been reserved.' : 'This vehicle is no longer reserved.'
}

/** What a shopper who looks at a car is told when it changes; empty where nothing they see has. `mark` is of before. */
export const liveNews = (mark: string, state: LiveState): string => {
  if (liveMark(state) === mark) return ''
  const [status, reserved] = mark.split('|')
  return (
    statusNews(status, state.status) ||
    reservedNews(reserved, state.reserved) ||
    'The price or availability of this vehicle has just changed.'
  )
}
