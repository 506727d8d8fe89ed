import type { PartField, VehicleField } from './field'
import { vehicleFieldEntries } from './index'
import { partFields } from './part-fields'

/** A field and its place in a vehicle: `path` is `km`, or `variant.torque` for a property of a nested part. */
export type FieldAtPath = {
  readonly path: string
  readonly part?: 'variant' | 'caravan'
  readonly name: string
  readonly field: PartField | VehicleField
}

/** The fields of a vehicle and of the nested parts that pages show, in the order of their declaration. */
export const fieldsByPath: readonly FieldAtPath[] = [
  ...vehicleFieldEntries.map(([name, field]) => ({ path: name, name, field })),
  ...(['variant', 'caravan'] as const).flatMap((part) =>
    Object.entries<PartField>(partFields[part]).map(([name, field]) => ({
      path: `${part}.${name}`,
      part,
      name,
      field,
    })),
  ),
]

const readProperty = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? (holder as Readonly<Record<string, unknown>>)[name] : undefined

/** Returns the value of a field as the vehicle stores it. */
export const readField = (vehicle: object, { part, name }: Pick<FieldAtPath, 'part' | 'name'>): unknown =>
  readProperty(part === undefined ? vehicle : readProperty(vehicle, part), name)
