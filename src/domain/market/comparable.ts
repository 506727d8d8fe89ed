import type { CarType, ItemType, PriceType } from '@/src/domain/stock/vehicle/vehicle'

/** The fields of a vehicle that decide which others are comparable. `price` is what shoppers pay, in dollars. */
export type MarketVehicle = {
  readonly id: string
  readonly item_type: ItemType
  readonly car_type: CarType
  readonly make: string
  readonly model: string
  readonly badge?: string
  readonly year: number
  readonly km?: number
  readonly body?: string
  readonly fuel?: string
  readonly price: number
  readonly price_type: PriceType
}

/** Maximum difference in years. */
export const MAX_YEAR_DIFFERENCE = 2

/** Maximum difference in kilometres: half of the vehicle's, at least 20,000. */
const maxKmDifference = (km: number): number => Math.max(20_000, km / 2)

const saleKindOf = ({ car_type }: MarketVehicle): string => (car_type === 'used' ? 'used' : 'new or demo')

const matchesIfKnown = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other

const isNearInKm = ({ km }: MarketVehicle, other: MarketVehicle): boolean =>
  km === undefined ? other.km === undefined : other.km !== undefined && Math.abs(other.km - km) <= maxKmDifference(km)

/** Reports whether model, new or used, and price type are the same. */
const isSameModel = (vehicle: MarketVehicle, other: MarketVehicle): boolean =>
  other.item_type === vehicle.item_type &&
  saleKindOf(other) === saleKindOf(vehicle) &&
  other.make === vehicle.make &&
  other.model === vehicle.model &&
  other.price_type === vehicle.price_type

/**
 * Reports whether another vehicle's price is evidence for this one's (VDP-11): same model, similar age and kilometres,
 * same body and fuel if both are known.
 */
export const isComparable = (vehicle: MarketVehicle, other: MarketVehicle): boolean =>
  other.id !== vehicle.id &&
  other.price > 0 &&
  isSameModel(vehicle, other) &&
  Math.abs(other.year - vehicle.year) <= MAX_YEAR_DIFFERENCE &&
  isNearInKm(vehicle, other) &&
  matchesIfKnown(vehicle.body, other.body) &&
  matchesIfKnown(vehicle.fuel, other.fuel)
