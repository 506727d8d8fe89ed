import { isAvailable, countPhotos } from '../vehicle/availability'
import { askingPriceDollars } from '../price/price'
import type { Vehicle } from '../vehicle/vehicle'

const seriesOrder = ['duo', 'city', 'sport']

/** Returns the rank of a series: duo 3, city 2, sport 1, any other 0 (SRCH-11). */
const seriesRankOf = (series: string | undefined): number => {
  const index = seriesOrder.findIndex((name) => series?.toLowerCase().includes(name))
  return index === -1 ? 0 : seriesOrder.length - index
}

/** Larger than the sum of all other parts of a rank. */
const SERIES_RANK_STEP = 100_000_000

/**
 * Computes the default order of the index, highest first: available vehicles before sold ones, then those with a price,
 * then those with photos, then the latest. With `bySeries` the series comes before all of these (SRCH-11). As part of
 * the rank it holds across pages and yields to a sort the shopper chose. The rank is an integer below 2^53, so engines
 * compare it exactly.
 */
export const computeRank = (vehicle: Vehicle, bySeries = false): number => {
  const series = bySeries ? seriesRankOf(vehicle.series) : 0
  const buyable = isAvailable(vehicle.status) ? (vehicle.reserved ? 2 : 3) : 0
  const priced = askingPriceDollars(vehicle) === undefined ? 0 : 1
  const photos = Math.min(countPhotos(vehicle), 4)
  const listed = Math.max(0, Math.floor(Date.parse(vehicle.created_at) / 86_400_000))
  return series * SERIES_RANK_STEP + ((buyable * 2 + priced) * 5 + photos) * 1_000_000 + Math.min(listed, 999_999)
}
