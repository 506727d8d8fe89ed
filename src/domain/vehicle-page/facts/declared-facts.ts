import type { FactPosition } from '@/src/domain/stock/fields/field'
import { fieldsByPath, readField, type FieldAtPath } from '@/src/domain/stock/fields/paths'
import { isOfKind, withCaravanPayload } from '@/src/domain/stock/fields/kinds'
import { formatEngineSize } from '@/src/domain/stock/vehicle/engine-size'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatInteger } from '@/src/domain/text/numbers'
import { formatStoredDate, formatStoredMonth } from '@/src/domain/time/days'
import { formatMeasure } from './facts'

type FactField = FieldAtPath['field']
type FactList = 'keyInformation' | 'specification' | 'comparison'

/** A field that is a row of a list. */
export type DeclaredFact = FieldAtPath & { readonly label: string; readonly only: FactPosition['only'] }

/** Lists the fields that declare a row in this list, in the order of their positions. */
export const listDeclaredFacts = (list: FactList): readonly DeclaredFact[] =>
  fieldsByPath
    .flatMap((one) => {
      const place = one.field[list]
      return place ? [{ one, place }] : []
    })
    .sort((a, b) => a.place.position - b.place.position)
    .map(({ one, place }) => ({ ...one, label: place.label ?? one.field.label, only: place.only }))

const readPrintable = (vehicle: Vehicle, at: FieldAtPath | undefined): string | number | undefined => {
  const value = at && readField(vehicle, at)
  if (value === true) return 'Yes'
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** Returns the value of a field, or of its fallback; undefined for a vehicle to whose kind it does not apply. */
export const readFact = (vehicle: Vehicle, fact: FieldAtPath) => {
  if (!isOfKind(vehicle, fact.field.appliesTo)) return undefined
  const complete = withCaravanPayload(vehicle)
  return (
    readPrintable(complete, fact) ??
    readPrintable(
      complete,
      fieldsByPath.find(({ path }) => path === fact.field.fallback),
    )
  )
}

const formatFeet = (feet: number): string | undefined =>
  feet > 0 ? `${(feet * 0.3048).toFixed(2)} m (${feet} ft)` : undefined

/** An amount of zero means unknown in feeds; a count of zero is real, such as the kilometres of a new vehicle. */
const formatNumber = (value: number, { type, unit }: FactField): string | number | undefined => {
  if (unit === undefined) return value
  if (unit === 'ft') return formatFeet(value)
  return type === 'integer' ? `${formatInteger(value)} ${unit}` : formatMeasure(value, unit)
}

const formatText = (text: string | undefined, field: FactField): string | undefined => {
  if (text !== undefined && field.type === 'date')
    return field.precision === 'month' ? formatStoredMonth(text) : formatStoredDate(text)
  const labels = 'panel' in field ? field.panel?.optionLabels : undefined
  return text === undefined ? undefined : (labels?.[text] ?? text)
}

/** Fields with a size of the engine as a text. */
const engineFields: readonly string[] = ['engine_size', 'variant.enginesize']

/** Returns the value of a field as shoppers read it. */
export const formatFact = (vehicle: Vehicle, fact: DeclaredFact): string | number | undefined => {
  const value = readFact(vehicle, fact)
  if (typeof value === 'string' && engineFields.includes(fact.path)) return formatEngineSize(vehicle, value)
  return typeof value === 'number' ? formatNumber(value, fact.field) : formatText(value, fact.field)
}

/** Fields with a property of schema.org's `Vehicle`, in the order of their declaration. */
const describedFields = fieldsByPath.flatMap((one) =>
  one.field.structuredData ? [{ ...one, ...one.field.structuredData }] : [],
)

const ADDITIONAL = 'additionalProperty'

type DescribedProperty = { readonly property: string; readonly structured: unknown }

const describeField = (
  vehicle: Vehicle,
  { property, unitCode, ...fact }: (typeof describedFields)[number],
): readonly DescribedProperty[] => {
  const value = readFact(vehicle, fact)
  if (value === undefined || (fact.field.type === 'amount' && value === 0)) return []
  const unit = unitCode === undefined ? {} : { unitCode }
  if (property === ADDITIONAL)
    return [{ property, structured: { '@type': 'PropertyValue', name: fact.field.label, value, ...unit } }]
  return [{ property, structured: unitCode === undefined ? value : { '@type': 'QuantitativeValue', value, unitCode } }]
}

/** Returns the properties of schema.org's `Vehicle` that fields declare (CNT-07). */
export const toDeclaredProperties = (vehicle: Vehicle): Readonly<Record<string, unknown>> => {
  const described = describedFields.flatMap((one) => describeField(vehicle, one))
  const additional = described.filter(({ property }) => property === ADDITIONAL).map(({ structured }) => structured)
  return {
    ...Object.fromEntries(
      described
        .filter(({ property }) => property !== ADDITIONAL)
        .map(({ property, structured }) => [property, structured]),
    ),
    ...(additional.length > 0 && { [ADDITIONAL]: additional }),
  }
}
