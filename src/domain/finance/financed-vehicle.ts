import { askingPriceDollars } from '@/src/domain/stock/price/price'
import type { KnownLocation } from '@/src/domain/stock/vehicle/is-at-location'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Switches } from '@/src/domain/switches'

export type FinanceSwitches = Switches['finance']

/** The fields of a vehicle that finance depends on. */
export type FinancedVehicle = Pick<
  Vehicle,
  | 'car_type'
  | 'make'
  | 'year'
  | 'status'
  | 'price_cents'
  | 'offer_price_cents'
  | 'finance_lenders'
  | 'youxQuote'
  | 'finance_price_cents'
  | 'location_id'
  | 'dealership_id'
  | 'dealership_name'
>

/** The vehicle's location as staff record it. */
export type FinanceLocation = KnownLocation

/** Returns the dollars a shopper pays; 0 without a price. */
export const financedPrice = (vehicle: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>): number =>
  askingPriceDollars(vehicle) ?? 0

/** Reports whether the dealer's stated rates apply: both are set and the vehicle has a price. */
export const hasStatedRates = (
  vehicle: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>,
  { stated_rate, stated_comparison_rate }: FinanceSwitches,
): boolean => stated_rate > 0 && stated_comparison_rate > 0 && financedPrice(vehicle) > 0

/** Reports whether the stored finance data is of the current price: a feed may change the price alone. */
export const isForCurrentPrice = (vehicle: FinancedVehicle): boolean =>
  vehicle.finance_price_cents === undefined || Math.round(financedPrice(vehicle) * 100) === vehicle.finance_price_cents
