import { isAvailable, photosCount } from './availability'
import { paidDollars } from './price'
import type { Vehicle } from './vehicle'

const seriesOrder = ['duo', 'city', 'sport']

/** The series' place from the front, as the higher number: duo 3, city 2, sport 1, any other 0 (SRCH-11). */
const seriesPlace = (series: string | undefined): number => {
  const at = seriesOrder.findIndex((name) => series?.toLowerCase().includes(name))
  return at === -1 ? 0 : seriesOrder.length - at
}

/** More than the rest of any rank. */
const seriesStep = 100_000_000

/**
 * The index's own order, highest first (V§7): cars one can buy before sold ones, then cars with a price, then
 * cars with photos, then the latest. Before all that stands the series at a dealer who lists by series (V§4): so the
 * order holds over all pages, and gives way to a sort that the shopper chose. An integer below 2^53, so that engines
 * compare it exactly.
 */
export const rankOf = (vehicle: Vehicle, bySeries = false): number => {
  const series = bySeries ? seriesPlace(vehicle.series) : 0
  const buyable = isAvailable(vehicle.status) ? (vehicle.reserved ? 2 : 3) : 0
  const priced = paidDollars(vehicle) === undefined ? 0 : 1
  const photos = Math.min(photosCount(vehicle), 4)
  const listed = Math.max(0, Math.floor(Date.parse(vehicle.created_at) / 86_400_000))
  return series * seriesStep + ((buyable * 2 + priced) * 5 + photos) * 1_000_000 + Math.min(listed, 999_999)
}
