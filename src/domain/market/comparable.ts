import type { CarType, ItemType, PriceType } from '@/src/domain/stock/vehicle'

/** What of a vehicle decides which others it is compared with. `price` is what shoppers pay, in dollars. */
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

/** Years either way that still compare. */
export const yearReach = 2

/** Kilometres either way that still compare: half of what the vehicle has, 20,000 at least. */
const kmReach = (km: number): number => Math.max(20_000, km / 2)

const kind = ({ car_type }: MarketCar): string => (car_type === 'used' ? 'used' : 'new or demo')

const same = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other

const nearInKm = ({ km }: MarketCar, other: MarketCar): boolean =>
  km === undefined ? other.km === undefined : other.km !== undefined && Math.abs(other.km - km) <= kmReach(km)

/** The same model in the same kind of sale, at the same kind of price (drive away or not). */
const sameModel = (car: MarketCar, other: MarketCar): boolean =>
  other.item_type === car.item_type &&
  kind(other) === kind(car) &&
  other.make === car.make &&
  other.model === car.model &&
  other.price_type === car.price_type

/**
 * VDP-11: whether another vehicle's price says something of this one's: the same model, near in age and use, of the same
 * body and fuel where both are known.
 */
export const isComparable = (car: MarketCar, other: MarketCar): boolean =>
  other.id !== car.id &&
  other.price > 0 &&
  sameModel(car, other) &&
  Math.abs(other.year - car.year) <= yearReach &&
  nearInKm(car, other) &&
  same(car.body, other.body) &&
  same(car.fuel, other.fuel)
