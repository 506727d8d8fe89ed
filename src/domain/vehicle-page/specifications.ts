import type { CaravanSpecifications, Vehicle, VehicleVariant } from '@/src/domain/stock/vehicle'
import { monthNames } from '@/src/domain/time/days'
import { toFacts, formatMeasure, type Fact } from './facts'
import { formatCount } from '@/src/domain/text/numbers'

/** Lines displayed before "Show All Specs" (VDP-02). */
export const MAX_COLLAPSED_SPECIFICATIONS = 4

/** Formats `2023-03-01` as `March 1, 2023` (VDP-14); other spellings of feeds are returned unchanged. */
export const formatLongDate = (date: string | undefined): string | undefined => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '')
  const month = parts ? monthNames[Number(parts[2]) - 1] : undefined
  return parts && month ? `${month} ${Number(parts[3])}, ${parts[1]}` : date
}

/** Returns the expiry date, or "Unregistered" once it has passed and the switch is on. `today` is `YYYY-MM-DD`. */
const formatRegistration = (vehicle: Vehicle, today: string, showUnregistered: boolean): string | undefined =>
  showUnregistered && vehicle.rego_expiry && vehicle.rego_expiry < today
    ? 'Unregistered'
    : formatLongDate(vehicle.rego_expiry)

const formatMetres = (feet: number | undefined): string | undefined =>
  feet !== undefined && feet > 0 ? `${(feet * 0.3048).toFixed(2)} m (${feet} ft)` : undefined

const listVariantEntries = (
  variant: VehicleVariant = {},
): readonly (readonly [string, string | number | undefined])[] => [
  ['Cylinders', variant.cylinders],
  ['Induction', variant.induction],
  ['Torque', variant.torque],
  ['Fuel consumption', formatMeasure(variant.fuelconsumptioncombined, 'L/100 km')],
  ['Fuel capacity', formatMeasure(variant.fuelcapacity, 'L')],
  ['Towing capacity, braked', formatMeasure(variant.towingcapacitybraked, 'kg')],
  ['Gross vehicle mass', formatMeasure(variant.grossvehiclemass, 'kg')],
  ['Length', formatMeasure(variant.vehiclelength, 'mm')],
  ['Width', formatMeasure(variant.vehiclewidth, 'mm')],
  ['Height', formatMeasure(variant.vehicleheight, 'mm')],
  ['ANCAP rating', variant.ancaprating ? formatCount(variant.ancaprating, 'star') : undefined],
]

/** Dimensions; berths and masses are key information. */
const listCaravanEntries = (
  caravan: CaravanSpecifications = {},
): readonly (readonly [string, string | number | undefined])[] => [
  ['Body length', formatMetres(caravan.body_length)],
  ['Body width', formatMetres(caravan.body_width)],
]

/** Lists "Vehicle Details", the most important first. */
export const listSpecifications = (vehicle: Vehicle, today: string, showUnregistered: boolean): readonly Fact[] =>
  toFacts([
    ['Stock number', vehicle.stocknum],
    ['Registration', vehicle.regplate ?? vehicle.rego],
    ['Registration expires', formatRegistration(vehicle, today, showUnregistered)],
    ['Build date', formatLongDate(vehicle.build_date)],
    ...listCaravanEntries(vehicle.caravan),
    ['Compliance date', formatLongDate(vehicle.compliance_date)],
    ['VIN', vehicle.vin],
    ['Gearbox', vehicle.trans],
    ['Gears', vehicle.gearnum],
    ['Fuel type', vehicle.fuel],
    ['Body configuration', vehicle.bodyconfiguration ?? vehicle.variant?.bodyconfiguration],
    ...listVariantEntries(vehicle.variant),
  ])
