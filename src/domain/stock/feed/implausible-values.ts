import { formatInteger } from '@/src/domain/text/numbers'
import type { ItemType, PartialFeedVehicle } from '../vehicle/vehicle'

/** A value that is possible in the field but not in the trade: a slipped digit, or a column that holds something else. */
export type ImplausibleValue = { readonly field: string; readonly value: string; readonly reason: string }

type Limits = { readonly litres: number; readonly seats: number; readonly km: number; readonly dollars: number }

/** The most that a vehicle on sale in Australia has; few exceed it, and none of them by much. */
const limitsOfKind: Readonly<Record<ItemType, Limits>> = {
  car: { litres: 8.5, seats: 16, km: 1_000_000, dollars: 1_500_000 },
  motorcycle: { litres: 2.6, seats: 3, km: 300_000, dollars: 250_000 },
  truck: { litres: 18, seats: 90, km: 4_000_000, dollars: 2_000_000 },
  caravan: { litres: 8.5, seats: 12, km: 1_000_000, dollars: 1_000_000 },
}

/** Deposits and weekly repayments land in the price column; no whole vehicle is sold for less. */
const MIN_DOLLARS = 300
/** New vehicles are driven between yards, not further. */
const MAX_KM_OF_NEW = 1500

type Check = (vehicle: PartialFeedVehicle, limits: Limits) => readonly (ImplausibleValue | false | undefined)[]

const checkPrice: Check = ({ price_cents: cents }, { dollars: max }) => {
  if (cents === undefined || cents === 0) return []
  const dollars = Math.round(cents / 100)
  const value = `$${formatInteger(dollars)}`
  return [
    dollars < MIN_DOLLARS && { field: 'price_cents', value, reason: 'This price is too low for a vehicle.' },
    dollars > max && { field: 'price_cents', value, reason: 'This price is unusually high.' },
  ]
}

const checkDistance: Check = ({ km, car_type }, { km: max }) => {
  if (km === undefined) return []
  const value = `${formatInteger(km)} km`
  return [
    km > max && { field: 'km', value, reason: 'The odometer reading is unusually high.' },
    car_type === 'new' &&
      km > MAX_KM_OF_NEW && { field: 'km', value, reason: 'The odometer reading is too high for a new vehicle.' },
  ]
}

const checkCapacities: Check = ({ engine_size_litres: litres, seats }, limits) => [
  litres !== undefined &&
    litres > limits.litres && {
      field: 'engine_size_litres',
      value: `${litres} L`,
      reason: 'The engine size is unusually large.',
    },
  seats !== undefined &&
    seats > limits.seats && { field: 'seats', value: String(seats), reason: 'The number of seats is unusually high.' },
]

/** Lists the values of a vehicle that its dealer should check (STK-02). They stay as the feed sends them. */
export const findImplausibleValues = (vehicle: PartialFeedVehicle): readonly ImplausibleValue[] => {
  const limits = limitsOfKind[vehicle.item_type ?? 'car']
  return [checkPrice, checkDistance, checkCapacities].flatMap((check) =>
    check(vehicle, limits).filter((found) => found !== undefined && found !== false),
  )
}
