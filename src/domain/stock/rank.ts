import { isAvailable, photosCount } from './availability'
import { pricedDollars } from './price'
import type { Vehicle } from './vehicle'

/**
 * The index's own order, highest first (V§7): cars one can buy before sold ones, then cars with a price, then
 * cars with photos, then the latest. An integer below 2^53, so that engines compare it exactly.
 */
export const rankOf = (vehicle: Vehicle): number => {
  const buyable = isAvailable(vehicle.status) ? (vehicle.reserved ? 2 : 3) : 0
  const priced = pricedDollars(vehicle.price_cents) === undefined ? 0 : 1
  const photos = Math.min(photosCount(vehicle), 4)
  const listed = Math.max(0, Math.floor(Date.parse(vehicle.created_at) / 86_400_000))
  return ((buyable * 2 + priced) * 5 + photos) * 1_000_000 + Math.min(listed, 999_999)
}
