import { isCarId } from '../events/beacon'
import type { Vehicle } from '../stock/vehicle'
import { counted, measured } from '../vehicle-page/facts'

/** Vehicles that can be compared side by side. */
export const mostCompared = 4

/**
 * Parses the ids of an address, `ids=a,b` or `ids=a&ids=b`: unique, in order, at most four; others ignored (ACC-03).
 */
export const comparedIds = (given: string | readonly string[] | undefined): readonly string[] => {
  const all = [given ?? []].flat().flatMap((one) => one.split(',', 20))
  const ids = all.map((one) => one.trim().toLowerCase()).filter(isCarId)
  return [...new Set(ids)].slice(0, mostCompared)
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

type Fact = readonly [label: string, value: (car: Vehicle) => string | number | undefined]

const facts: readonly Fact[] = [
  ['Year', (car) => car.year],
  ['Condition', (car) => ({ new: 'New', demo: 'Demo', used: 'Used' })[car.car_type]],
  ['Kilometres', (car) => (car.km === undefined ? undefined : `${counted(car.km)} km`)],
  ['Body', (car) => car.simple_body],
  ['Transmission', (car) => car.simple_transmission],
  ['Fuel', (car) => car.simple_fuel ?? car.fuel],
  ['Fuel use', (car) => measured(car.variant?.fuelconsumptioncombined, 'L/100 km')],
  ['Drive', (car) => car.drive],
  ['Engine', (car) => car.engine_size],
  ['Seats', (car) => car.seats],
  ['Doors', (car) => car.doors],
  ['Sleeps', (car) => car.caravan?.sleeps],
  ['Braked towing', (car) => measured(car.variant?.towingcapacitybraked, 'kg')],
  ['ANCAP stars', (car) => car.variant?.ancaprating],
  ['Colour', (car) => car.colour],
  ['Registration', (car) => car.rego_expiry && `to ${car.rego_expiry.slice(0, 10).split('-').reverse().join('/')}`],
  ['Stock number', (car) => car.stocknum],
]

const unknown = '–'

const written = (value: string | number | undefined): string => {
  const text = value === undefined ? '' : String(value).trim()
  return text === '' || text.toLowerCase() === 'null' ? unknown : text
}

/** Builds one row of the comparison; null if no vehicle has a value. */
export const compareRow = (label: string, given: readonly (string | number | undefined)[]): CompareRow | null => {
  const values = given.map(written)
  if (values.every((one) => one === unknown)) return null
  return { label, values, differs: new Set(values.map((one) => one.toLowerCase())).size > 1 }
}

/** Builds the rows of the comparison; rows without any value are omitted. Pure. */
export const compareRows = (cars: readonly Vehicle[]): readonly CompareRow[] =>
  facts.flatMap(([label, value]) => compareRow(label, cars.map(value)) ?? [])
