import { columnOf, vehicleFieldEntries } from '@/src/domain/stock/fields'
import type { VehicleField } from '@/src/domain/stock/fields/field'
import type { PartialFeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import { feedVehicleFields } from '@/src/domain/stock/vehicle/vehicle-schema'

const postgresTypes: Readonly<Record<Exclude<VehicleField['type'], 'choice'>, string>> = {
  text: 'varchar',
  longText: 'varchar',
  date: 'varchar',
  address: 'varchar',
  moment: 'timestamptz',
  integer: 'numeric',
  number: 'numeric',
  cents: 'numeric',
  amount: 'numeric',
  rate: 'numeric',
  flag: 'boolean',
  json: 'jsonb',
}

const typeOf = ({ type, enumName = 'varchar' }: VehicleField): string =>
  type === 'choice' ? enumName : postgresTypes[type]

type FeedColumnRules = {
  readonly name: string
  /** Its type in Postgres. */
  readonly type: string
  readonly property: keyof PartialFeedVehicle | undefined
  /** Value of a new vehicle without one; undefined for NULL. */
  readonly defaultValue: unknown
}

/** Columns that imports write. `location_id`, `city` and `state` may come from the location. */
export const feedColumns: readonly FeedColumnRules[] = [
  ...vehicleFieldEntries.flatMap(([name, field]) =>
    field.stored !== false && Object.hasOwn(feedVehicleFields, name)
      ? [
          {
            name: columnOf(name),
            type: typeOf(field),
            property: name as keyof PartialFeedVehicle,
            defaultValue: field.default,
          },
        ]
      : [],
  ),
  { name: 'location_id', type: 'uuid', property: undefined, defaultValue: undefined },
]

export type FeedLocation = {
  readonly id: string
  readonly slug: string
  readonly city: string | null
  readonly state: string | null
  readonly dealership_id: string | null
  readonly dealership_slug: string | null
}

const locationColumnsOf = (location: FeedLocation | undefined): Readonly<Record<string, string | null>> =>
  location === undefined
    ? {}
    : {
        location_id: location.id,
        city: location.city,
        state: location.state,
        dealership_id: location.dealership_id,
        dealership_slug: location.dealership_slug,
      }

/**
 * Converts a feed's vehicle to its row: only columns with a value, always in the same order, so that equal vehicles
 * give equal text. Values the vehicle lacks are taken from its location.
 */
export const toFeedRow = (vehicle: PartialFeedVehicle, location: FeedLocation | undefined): Record<string, unknown> => {
  const locationColumns = locationColumnsOf(location)
  const row: Record<string, unknown> = {}
  for (const { name, property } of feedColumns) {
    const value = (property === undefined ? undefined : vehicle[property]) ?? locationColumns[name]
    if (value !== undefined && value !== null) row[name] = value
  }
  return row
}
