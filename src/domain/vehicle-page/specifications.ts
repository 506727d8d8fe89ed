import type { CaravanSpecifications, Vehicle, VehicleVariant } from '@/src/domain/stock/vehicle'
import { facts, measured, type Fact } from './facts'

/** Lines displayed before "Show All Specs" (VDP-02). */
export const specificationsShown = 4

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Formats `2023-03-01` as `March 1, 2023` (VDP-14); other spellings of feeds are returned unchanged. */
export const longDate = (date: string | undefined): string | undefined => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '')
  const month = parts ? months[Number(parts[2]) - 1] : undefined
  return parts && month ? `${month} ${Number(parts[3])}, ${parts[1]}` : date
}

/** Returns the expiry date, or "Unregistered" once it has passed and the switch is on. `today` is `YYYY-MM-DD`. */
const registration = (vehicle: Vehicle, today: string, sayUnregistered: boolean): string | undefined =>
  sayUnregistered && vehicle.rego_expiry && vehicle.rego_expiry < today ? 'Unregistered' : longDate(vehicle.rego_expiry)

const metres = (feet: number | undefined): string | undefined =>
  feet !== undefined && feet > 0 ? `${(feet * 0.3048).toFixed(2)} m (${feet} ft)` : undefined

const ofVariant = (variant: VehicleVariant = {}): readonly (readonly [string, string | number | undefined])[] => [
  ['Cylinders', variant.cylinders],
  ['Induction', variant.induction],
  ['Torque', variant.torque],
  ['Fuel consumption', measured(variant.fuelconsumptioncombined, 'L/100 km')],
  ['Fuel capacity', measured(variant.fuelcapacity, 'L')],
  ['Towing capacity, braked', measured(variant.towingcapacitybraked, 'kg')],
  ['Gross vehicle mass', measured(variant.grossvehiclemass, 'kg')],
  ['Length', measured(variant.vehiclelength, 'mm')],
  ['Width', measured(variant.vehiclewidth, 'mm')],
  ['Height', measured(variant.vehicleheight, 'mm')],
  [
    'ANCAP rating',
    variant.ancaprating ? `${variant.ancaprating} ${variant.ancaprating === 1 ? 'star' : 'stars'}` : undefined,
  ],
]

/** Dimensions; berths and masses are key information. */
const ofCaravan = (
  caravan: CaravanSpecifications = {},
): readonly (readonly [string, string | number | undefined])[] => [
  ['Body length', metres(caravan.body_length)],
  ['Body width', metres(caravan.body_width)],
]

/** Lists "Vehicle Details", the most important first. */
export const specifications = (vehicle: Vehicle, today: string, sayUnregistered: boolean): readonly Fact[] =>
  facts([
    ['Stock number', vehicle.stocknum],
    ['Registration', vehicle.regplate ?? vehicle.rego],
    ['Registration expires', registration(vehicle, today, sayUnregistered)],
    ['Build date', longDate(vehicle.build_date)],
    ...ofCaravan(vehicle.caravan),
    ['Compliance date', longDate(vehicle.compliance_date)],
    ['VIN', vehicle.vin],
    ['Gearbox', vehicle.trans],
    ['Gears', vehicle.gearnum],
    ['Fuel type', vehicle.fuel],
    ['Body configuration', vehicle.bodyconfiguration ?? vehicle.variant?.bodyconfiguration],
    ...ofVariant(vehicle.variant),
  ])
