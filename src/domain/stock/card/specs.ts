import { bindUnit, formatNumber } from '../../text/numbers'
import { formatWithUnit, measureUnitOf } from '../fields/attributes'
import { isOfKind, type VehicleKind } from '../fields/kinds'
import type { CardRecord } from './card'

/** The figures of a spec sheet, with the label that stands beside each (CARD-01). */
const labels = {
  km: 'Odometer',
  payload: 'Payload',
  gvm: 'GVM',
  axles: 'Axles',
  towing: 'Towing',
  atm: 'ATM',
  tare: 'Tare',
  berths: 'Berths',
  electric_range: 'Range',
  battery: 'Battery',
  charging_time: '10–80% charge',
  engine: 'Engine',
  seat_height: 'Seat height',
  lams: 'Licence',
  transmission: 'Transmission',
  fuel: 'Fuel',
  drive: 'Drive',
  body: 'Body',
  year: 'Year',
} as const satisfies Partial<Record<keyof CardRecord, string>>

type SpecName = keyof typeof labels

export type Spec = readonly [label: string, value: string]

export const SPECS_PER_CARD = 4

/** The figures that buyers compare first, by the kind of vehicle; the first kind that fits counts. */
const specsByKind = [
  ['prime_mover', ['gvm', 'axles', 'engine', 'km']],
  ['truck', ['payload', 'gvm', 'axles', 'km']],
  ['caravan', ['atm', 'tare', 'berths', 'payload']],
  ['motorcycle', ['engine', 'seat_height', 'lams', 'km']],
  ['goods', ['payload', 'towing', 'km', 'transmission']],
  ['motor', ['electric_range', 'battery', 'charging_time', 'km']],
] as const satisfies readonly (readonly [VehicleKind, readonly SpecName[]])[]

/** Fill the sheet of a vehicle that lacks figures of its kind, and of a car with a combustion engine. */
const furtherSpecs: readonly SpecName[] = ['km', 'transmission', 'fuel', 'drive', 'engine', 'body', 'year']

/** An electric vehicle has one gear. */
const furtherOfElectric = furtherSpecs.filter((name) => name !== 'transmission')

/** Attributes of the search record that a spec sheet needs. */
export const specAttributes: readonly SpecName[] = Object.keys(labels) as SpecName[]

const formatValue = (name: SpecName, value: unknown): string | undefined => {
  if (name === 'lams') return value === true ? 'LAMS' : value === false ? 'Full' : undefined
  if (typeof value === 'string') return value === '' ? undefined : bindUnit(value)
  if (typeof value !== 'number') return undefined
  if (name === 'year') return String(value)
  return measureUnitOf(name) === undefined ? formatNumber(value) : formatWithUnit(name, value)
}

const namesFor = (record: CardRecord): readonly SpecName[] => {
  const properties = {
    item_type: record.item_type,
    ...(record.body !== undefined && { simple_body: record.body }),
    ...(record.fuel !== undefined && { simple_fuel: record.fuel }),
  }
  const own = specsByKind.find(([kind]) => isOfKind(properties, kind))?.[1] ?? []
  const further = record.electric_range === undefined ? furtherSpecs : furtherOfElectric
  return [...new Set<SpecName>([...own, ...further])]
}

/** Returns up to four figures of a vehicle, those of its kind first: payload of a truck, range of an electric car. */
export const listSpecs = (record: CardRecord): readonly Spec[] =>
  namesFor(record)
    .flatMap((name): readonly Spec[] => {
      const value = formatValue(name, record[name])
      return value === undefined ? [] : [[labels[name], value]]
    })
    .slice(0, SPECS_PER_CARD)
