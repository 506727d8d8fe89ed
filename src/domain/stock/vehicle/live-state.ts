import { isPublic } from './availability'
import type { LiveState } from './live'
import { withOverrides } from './overrides'
import { toPriceDollars } from '../price/price'
import type { Vehicle } from './vehicle'

/** The columns of the vehicles table that `toLiveState` reads. */
export const liveStateColumns = [
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

/** Converts a vehicle to its live state. Prices and status are equal to those of its search record. */
export const toLiveState = (stored: Vehicle): LiveState => {
  const vehicle = withOverrides(stored)
  // Staff may have hidden the vehicle because of its price, so an unavailable vehicle has none.
  if (!isPublic(vehicle)) {
    return { id: vehicle.id, status: 'unavailable', reserved: false, preorder: false, price_type: vehicle.price_type }
  }
  const offer = toPriceDollars(vehicle.offer_price_cents)
  const price = offer ?? toPriceDollars(vehicle.price_cents)
  const before = toPriceDollars(vehicle.before_price_cents)
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
