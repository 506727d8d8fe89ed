import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import { computeDistanceKm, type Point } from './distance'

/**
 * Dollars up to a distance in kilometres, a guide to what a carrier charges for one car; the last band has no limit.
 */
const distanceBands: readonly (readonly [km: number, dollars: number])[] = [
  [25, 120],
  [50, 180],
  [100, 280],
  [250, 450],
  [500, 690],
  [1000, 990],
  [1500, 1290],
  [2500, 1690],
  [Number.POSITIVE_INFINITY, 2190],
]

/** Space on a carrier relative to a car. */
const spaceFactor: Readonly<Record<ItemType, number>> = { car: 1, motorcycle: 0.6, caravan: 1.5, truck: 2 }

/** Dollars for the ferry if exactly one end is in Tasmania. */
const FERRY_DOLLARS = 650

/** Tasmanian postcodes are those that begin with 7. */
export const isTasmanian = (postcode: string): boolean => postcode.startsWith('7')

export type LocationPoint = Point & { readonly postcode: string }
export type Destination = Point & { readonly postcode: string }

/** Finds the location nearest to a point. */
export const findNearestLocation = (locations: readonly LocationPoint[], to: Point): LocationPoint | undefined =>
  locations.reduce<LocationPoint | undefined>(
    (best, location) =>
      best === undefined || computeDistanceKm(location, to) < computeDistanceKm(best, to) ? location : best,
    undefined,
  )

const findBandPrice = (km: number): number => distanceBands.find(([upTo]) => km <= upTo)?.[1] ?? 0

/**
 * Computes the guide price of a delivery in whole dollars, rounded up to tens (CALC-02): the band of the direct
 * distance plus the ferry, times the vehicle's space, times the dealer's level (`percent`; 100 is the table).
 */
export const computeDeliveryPrice = (
  location: LocationPoint,
  to: Destination,
  item_type: ItemType,
  percent: number,
): number => {
  const ferry = isTasmanian(location.postcode) === isTasmanian(to.postcode) ? 0 : FERRY_DOLLARS
  const dollars = (findBandPrice(computeDistanceKm(location, to)) + ferry) * spaceFactor[item_type]
  return Math.ceil((dollars * percent) / 1000) * 10
}
