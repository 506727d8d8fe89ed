import type { ItemType } from '@/src/domain/stock/vehicle'
import { distanceKm, type Point } from './distance'

/**
 * Dollars up to a distance in kilometres, a guide to what a carrier charges for one car; the last band has no limit.
 */
const bands: readonly (readonly [km: number, dollars: number])[] = [
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
const room: Readonly<Record<ItemType, number>> = { car: 1, motorcycle: 0.6, caravan: 1.5, truck: 2 }

/** Dollars for the ferry if exactly one end is in Tasmania. */
const crossing = 650

/** Tasmanian postcodes are those that begin with 7. */
export const isTasmanian = (postcode: string): boolean => postcode.startsWith('7')

export type Yard = Point & { readonly postcode: string }
export type Destination = Point & { readonly postcode: string }

/** Finds the location nearest to a point. */
export const nearestYard = (yards: readonly Yard[], to: Point): Yard | undefined =>
  yards.reduce<Yard | undefined>(
    (best, yard) => (best === undefined || distanceKm(yard, to) < distanceKm(best, to) ? yard : best),
    undefined,
  )

const bandPrice = (km: number): number => bands.find(([upTo]) => km <= upTo)?.[1] ?? 0

/**
 * Computes the guide price of a delivery in whole dollars, rounded up to tens (CALC-02): the band of the direct
 * distance plus the ferry, times the vehicle's space, times the dealer's level (`percent`; 100 is the table).
 */
export const deliveryPrice = (yard: Yard, to: Destination, item_type: ItemType, percent: number): number => {
  const ferry = isTasmanian(yard.postcode) === isTasmanian(to.postcode) ? 0 : crossing
  const dollars = (bandPrice(distanceKm(yard, to)) + ferry) * room[item_type]
  return Math.ceil((dollars * percent) / 1000) * 10
}
