import { vehicleFieldEntries } from '@/src/domain/stock/fields'
import type { FactPlace, PartField, VehicleField } from '@/src/domain/stock/fields/field'
import { partFields } from '@/src/domain/stock/fields/part-fields'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatInteger } from '@/src/domain/text/numbers'
import { formatMeasure } from './facts'
import { formatLongDate } from './long-date'

type FactField = PartField | VehicleField
type FactList = 'keyInformation' | 'specification' | 'comparison'

/** A field that is a row of a list; `path` is `km`, or `variant.torque` for a nested part. */
export type DeclaredFact = {
  readonly path: string
  readonly label: string
  readonly field: FactField
  readonly only: FactPlace['only']
}

const fieldsByPath: readonly (readonly [path: string, field: FactField])[] = [
  ...vehicleFieldEntries,
  ...(['variant', 'caravan'] as const).flatMap((part) =>
    Object.entries(partFields[part]).map(([name, field]) => [`${part}.${name}`, field] as const),
  ),
]

/** Lists the fields that declare a row in this list, in the order of their positions. */
export const listDeclaredFacts = (list: FactList): readonly DeclaredFact[] =>
  fieldsByPath
    .flatMap(([path, field]) => {
      const place = field[list]
      return place ? [{ path, field, place }] : []
    })
    .sort((a, b) => a.place.position - b.place.position)
    .map(({ path, field, place }) => ({ path, field, label: place.label ?? field.label, only: place.only }))

const readPath = (vehicle: Readonly<Record<string, unknown>>, path: string): string | number | undefined => {
  const [name = '', property] = path.split('.')
  const outer = vehicle[name]
  const value =
    property !== undefined && typeof outer === 'object' ? (outer as Record<string, unknown> | null)?.[property] : outer
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** Returns the value of a field, or of its fallback. */
export const readFact = (vehicle: Vehicle, { path, field }: Pick<DeclaredFact, 'path' | 'field'>) =>
  readPath(vehicle, path) ?? (field.fallback === undefined ? undefined : readPath(vehicle, field.fallback))

const formatFeet = (feet: number): string | undefined =>
  feet > 0 ? `${(feet * 0.3048).toFixed(2)} m (${feet} ft)` : undefined

/** An amount of zero means unknown in feeds; a count of zero is real, such as the kilometres of a new vehicle. */
const formatNumber = (value: number, { type, unit }: FactField): string | number | undefined => {
  if (unit === undefined) return value
  if (unit === 'ft') return formatFeet(value)
  return type === 'integer' ? `${formatInteger(value)} ${unit}` : formatMeasure(value, unit)
}

const formatText = (text: string | undefined, field: FactField): string | undefined => {
  if (field.type === 'date') return formatLongDate(text)
  const labels = 'panel' in field ? field.panel?.optionLabels : undefined
  return text === undefined ? undefined : (labels?.[text] ?? text)
}

/** Returns the value of a field as shoppers read it. */
export const formatFact = (vehicle: Vehicle, fact: DeclaredFact): string | number | undefined => {
  const value = readFact(vehicle, fact)
  return typeof value === 'number' ? formatNumber(value, fact.field) : formatText(value, fact.field)
}

/** Fields with a property of schema.org's `Vehicle`, in the order of their declaration. */
const describedFields = fieldsByPath.flatMap(([path, field]) =>
  field.structuredData ? [{ path, field, ...field.structuredData }] : [],
)

/** Returns the properties of schema.org's `Vehicle` that fields declare (CNT-07). */
export const toDeclaredProperties = (vehicle: Vehicle): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    describedFields.flatMap(({ property, unitCode, ...fact }) => {
      const value = readFact(vehicle, fact)
      if (value === undefined) return []
      return [[property, unitCode === undefined ? value : { '@type': 'QuantitativeValue', value, unitCode }]]
    }),
  )
