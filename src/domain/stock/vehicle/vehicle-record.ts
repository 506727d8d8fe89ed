import { columnOf, vehicleFieldEntries } from '../fields'
import type { VehicleField } from '../fields/field'
import type { Vehicle } from './vehicle'

const numberTypes: ReadonlySet<VehicleField['type']> = new Set(['integer', 'number', 'cents', 'amount', 'rate'])

const fieldsByName = new Map(vehicleFieldEntries.map(([name, field]) => [name as string, { name, field }]))

/** Other names of properties: columns in Postgres, and Payload's own fields. */
const fieldsByRecordName = new Map([
  ...fieldsByName,
  ...vehicleFieldEntries.map(([name, field]) => [columnOf(name), { name, field }] as const),
  ...(
    [
      ['createdAt', 'created_at'],
      ['updatedAt', 'updated_at'],
      ['location', 'location_id'],
    ] as const
  ).flatMap(([recordName, name]) => {
    const found = fieldsByName.get(name)
    return found ? [[recordName, found] as const] : []
  }),
])

const defaults = Object.fromEntries(
  vehicleFieldEntries.flatMap(([name, field]) => ('default' in field ? [[name, field.default]] : [])),
)

const toValue = ({ type }: VehicleField, value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString()
  return numberTypes.has(type) ? Number(value) : value
}

/**
 * Converts a row of `vehicles` or a document of Payload to a vehicle: null becomes absent or the default, numeric text a
 * number, dates ISO strings. Properties that are not a vehicle's own are dropped.
 */
export const toVehicle = (record: Readonly<Record<string, unknown>>): Vehicle => {
  const vehicle: Record<string, unknown> = { ...defaults }
  for (const [recordName, value] of Object.entries(record)) {
    const found = fieldsByRecordName.get(recordName)
    if (found && value !== null && value !== undefined) vehicle[found.name] = toValue(found.field, value)
  }
  return vehicle as Vehicle
}
