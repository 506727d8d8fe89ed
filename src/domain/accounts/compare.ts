import { isVehicleId } from '../events/beacon'
import type { Vehicle } from '../stock/vehicle'
import { formatMeasure } from '../vehicle-page/facts'
import { formatInteger } from '@/src/domain/text/numbers'

/** Vehicles that can be compared side by side. */
export const MAX_COMPARED = 4

/**
 * Parses the ids of an address, `ids=a,b` or `ids=a&ids=b`: unique, in order, at most four; others ignored (ACC-03).
 */
export const parseComparedIds = (input: string | readonly string[] | undefined): readonly string[] => {
  const all = [input ?? []].flat().flatMap((one) => one.split(',', 20))
  const ids = all.map((one) => one.trim().toLowerCase()).filter(isVehicleId)
  return [...new Set(ids)].slice(0, MAX_COMPARED)
}

export const compareHref = (ids: readonly string[]): string =>
  `/compare${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`

export type CompareRow = {
  readonly label: string
  /** One per vehicle, in their order; `–` if it has no value. */
  readonly values: readonly string[]
  /** True if the values are not all the same. */
  readonly differs: boolean
}

type ComparedField = readonly [label: string, value: (vehicle: Vehicle) => string | number | undefined]

const comparedFields: readonly ComparedField[] = [
  ['Year', (vehicle) => vehicle.year],
  ['Condition', (vehicle) => ({ new: 'New', demo: 'Demo', used: 'Used' })[vehicle.car_type]],
  ['Kilometres', (vehicle) => (vehicle.km === undefined ? undefined : `${formatInteger(vehicle.km)} km`)],
  ['Body', (vehicle) => vehicle.simple_body],
  ['Transmission', (vehicle) => vehicle.simple_transmission],
  ['Fuel', (vehicle) => vehicle.simple_fuel ?? vehicle.fuel],
  ['Fuel use', (vehicle) => formatMeasure(vehicle.variant?.fuelconsumptioncombined, 'L/100 km')],
  ['Drive', (vehicle) => vehicle.drive],
  ['Engine', (vehicle) => vehicle.engine_size],
  ['Seats', (vehicle) => vehicle.seats],
  ['Doors', (vehicle) => vehicle.doors],
  ['Sleeps', (vehicle) => vehicle.caravan?.sleeps],
  ['Braked towing', (vehicle) => formatMeasure(vehicle.variant?.towingcapacitybraked, 'kg')],
  ['ANCAP stars', (vehicle) => vehicle.variant?.ancaprating],
  ['Colour', (vehicle) => vehicle.colour],
  [
    'Registration',
    (vehicle) => vehicle.rego_expiry && `to ${vehicle.rego_expiry.slice(0, 10).split('-').reverse().join('/')}`,
  ],
  ['Stock number', (vehicle) => vehicle.stocknum],
]

const UNKNOWN_VALUE = '–'

const formatValue = (value: string | number | undefined): string => {
  const text = value === undefined ? '' : String(value).trim()
  return text === '' || text.toLowerCase() === 'null' ? UNKNOWN_VALUE : text
}

/** Builds one row of the comparison; null if no vehicle has a value. */
export const buildCompareRow = (label: string, input: readonly (string | number | undefined)[]): CompareRow | null => {
  const values = input.map(formatValue)
  if (values.every((one) => one === UNKNOWN_VALUE)) return null
  return { label, values, differs: new Set(values.map((one) => one.toLowerCase())).size > 1 }
}

/** Builds the rows of the comparison; rows without any value are omitted. Pure. */
export const buildCompareRows = (vehicles: readonly Vehicle[]): readonly CompareRow[] =>
  comparedFields.flatMap(([label, value]) => buildCompareRow(label, vehicles.map(value)) ?? [])
