import type { Switches } from '@/src/domain/switches'
import type { Vehicle } from './vehicle'

/** The switches that decide which vehicles can be reserved, bought online and test driven. */
export type SaleSwitches = Pick<
  Switches['vehicle'],
  | 'reserve_button'
  | 'reserve_route'
  | 'test_drive'
  | 'online_purchase_car_types'
  | 'online_purchase_makes'
  | 'online_purchase_brands'
>

/** Picks the switches of a sale, for a page that sends them to the browser. */
export const toSaleSwitches = ({ vehicle }: Pick<Switches, 'vehicle'>): SaleSwitches => ({
  reserve_button: vehicle.reserve_button,
  reserve_route: vehicle.reserve_route,
  test_drive: vehicle.test_drive,
  online_purchase_car_types: vehicle.online_purchase_car_types,
  online_purchase_makes: vehicle.online_purchase_makes,
  online_purchase_brands: vehicle.online_purchase_brands,
})

/** True when the dealer sells such a vehicle online: by its car type, its make or its dealership (RSV-04). */
export const isOfferedOnline = (
  { car_type, make, dealership_slug }: Pick<Vehicle, 'car_type' | 'make' | 'dealership_slug'>,
  { online_purchase_car_types, online_purchase_makes, online_purchase_brands }: SaleSwitches,
): boolean =>
  online_purchase_car_types.includes(car_type) ||
  online_purchase_makes.some((one) => one.toLowerCase() === make.toLowerCase()) ||
  online_purchase_brands.includes(dealership_slug ?? '')
