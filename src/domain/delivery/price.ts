import type { ItemType } from '@/src/domain/stock/vehicle'
import { distanceKm, type Point } from './distance'

/** Up to so many kilometres, so many dollars; the last band has no end. What a carrier asks for one car, as a guide. */
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

/** What takes less or more room on a carrier than a car. */
const room: Readonly<Record<ItemType, number>> = { car: 1, motorcycle: 0.6, caravan: 1.5, truck: 2 }

/** Dollars for the ferry, where one end is in Tasmania and the other is not. */
const crossing = 650

/** Tasmania's postcodes; they alone begin so. */
export const isTasmanian = (postcode: string): boolean => postcode.startsWith('7')

export type Yard = Point & { readonly postcode: string }
export type Destination = Point & { readonly postcode: string }

/** The yard nearest to a place; undefined without any. */
export const nearestYard = (yards: readonly Yard[], to: Point): Yard | undefined =>
  yards.reduce<Yard | undefined>(
    (best, yard) => (best === undefined || distanceKm(yard, to) < distanceKm(best, to) ? yard : best),
    undefined,
  )

const bandPrice = (km: number): number => bands.find(([upTo]) => km <= upTo)?.[1] ?? 0

/**
 * CALC-02: the guide price of a delivery from a yard in whole dollars, to the next ten: by the straight distance in bands, by the
 * room the vehicle takes, with the ferry to or from Tasmania; times the dealer's own level (`percent`, 100 is the table).
 */
export const deliveryPrice = (yard: Yard, to: Destination, item_type: ItemType, percent: number): number => {
  const ferry = isTasmanian(yard.postcode) === isTasmanian(to.postcode) ? 0 : crossing
  const dollars = (bandPrice(distanceKm(yard, to)) + ferry) * room[item_type]
  return Math.ceil((dollars * percent) / 1000) * 10
}
