import type { CarType, ItemType, PriceType } from '@/src/domain/stock/vehicle'

/** The fields of a vehicle that decide which others are comparable. `price` is what shoppers pay, in dollars. */
export type MarketCar = {
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
export const yearReach = 2

/** Maximum difference in kilometres: half of the vehicle's, at least 20,000. */
const kmReach = (km: number): number => Math.max(20_000, km / 2)

const kind = ({ car_type }: MarketCar): string => (car_type === 'used' ? 'used' : 'new or demo')

const same = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other

const nearInKm = ({ km }: MarketCar, other: MarketCar): boolean =>
  km === undefined ? other.km === undefined : other.km !== undefined && Math.abs(other.km - km) <= kmReach(km)

/** Reports whether model, new or used, and price type are the same. */
const sameModel = (car: MarketCar, other: MarketCar): boolean =>
  other.item_type === car.item_type &&
  kind(other) === kind(car) &&
  other.make === car.make &&
  other.model === car.model &&
  other.price_type === car.price_type

/**
 * Reports whether another vehicle's price is evidence for this one's (VDP-11): same model, similar age and kilometres,
 * same body and fuel if both are known.
 */
export const isComparable = (car: MarketCar, other: MarketCar): boolean =>
  other.id !== car.id &&
  other.price > 0 &&
  sameModel(car, other) &&
  Math.abs(other.year - car.year) <= yearReach &&
  nearInKm(car, other) &&
  same(car.body, other.body) &&
  same(car.fuel, other.fuel)
