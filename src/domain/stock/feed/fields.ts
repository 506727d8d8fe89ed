import type * as z from 'zod/mini'
import { valueSchema } from '../fields/field-schema'
import { vehicleFieldEntries, type VehicleFields } from '../fields'
import { feedGroups, type FeedGroup, type PartField, type VehicleField } from '../fields/field'
import { partFields } from '../fields/part-fields'
import { jsonPartSchemas } from '../vehicle/vehicle-parts-schema'
import type { TransformName } from './transforms'

type Parts = typeof partFields
type VehicleFeedField = {
  [Name in keyof VehicleFields]: VehicleFields[Name] extends { feed: unknown } ? Name : never
}[keyof VehicleFields]
type PartFeedField = { [Part in keyof Parts]: `${Part}.${keyof Parts[Part] & string}` }[keyof Parts]

/**
 * A field that a column of a feed can fill: a property of the vehicle, of a nested part (`variant.torque`), or of one
 * lender's example (`lender.deposit`), which is stored under the lender's name. `title`, `dap_price_cents` and
 * `egc_price_cents` are only sources of other fields. `finance_lenders` and `hotspots` are JSON: a cell that contains it,
 * or the path of an object in a record.
 */
export type FeedField = VehicleFeedField | PartFeedField

type Declared = { readonly field: PartField | VehicleField; readonly group: FeedGroup }

const groupOfPart: Readonly<Record<keyof Parts, FeedGroup>> = {
  variant: 'variant',
  caravan: 'caravan',
  lender: 'finance',
  youxQuote: 'finance',
  autograb_data: 'finance',
}

const declared = new Map<string, Declared>([
  ...vehicleFieldEntries.flatMap(([name, field]) =>
    field.feed ? [[name, { field, group: field.feed.group }] as const] : [],
  ),
  ...Object.entries(partFields).flatMap(([part, fields]) =>
    Object.entries(fields).map(
      ([name, field]) => [`${part}.${name}`, { field, group: groupOfPart[part as keyof Parts] }] as const,
    ),
  ),
])

export const feedFieldNames = [...declared.keys()] as [FeedField, ...FeedField[]]

const fieldOf = (name: FeedField): PartField | VehicleField => {
  const found = declared.get(name)
  if (!found) throw new TypeError(`${name} is not a field of feeds.`)
  return found.field
}

/** The default transform of each field. */
export const feedFieldTransforms = Object.fromEntries(
  feedFieldNames.map((name) => [name, fieldOf(name).feed?.transform]),
) as Record<FeedField, TransformName>

const namesWith = (rule: 'strict' | 'volatile'): ReadonlySet<FeedField> =>
  new Set(feedFieldNames.filter((name) => fieldOf(name).feed?.[rule] === true))

/** An unreadable cell of these rejects its row. */
export const strictFields = namesWith('strict')

/** Values that change while the vehicle stays the same: they cannot be part of a key. */
export const volatileFields = namesWith('volatile')

/** Returns how staff read a field in the mapping editor. */
export const fieldLabelOf = (name: FeedField): string => fieldOf(name).feed?.label ?? fieldOf(name).label

/** Returns the help of a field in the mapping editor. */
export const fieldHelpOf = (name: FeedField): string | undefined => fieldOf(name).feed?.help

/** All fields by group, most common groups first. */
export const fieldGroups: readonly { readonly label: string; readonly fields: readonly FeedField[] }[] = Object.entries(
  feedGroups,
).map(([group, label]) => ({ label, fields: feedFieldNames.filter((name) => declared.get(name)?.group === group) }))

const schemas: ReadonlyMap<string, z.ZodMiniType<unknown>> = new Map(
  feedFieldNames.map((name) => [name, valueSchema(fieldOf(name), jsonPartSchemas)]),
)

/** Returns the reason why a field cannot hold a value; undefined when it can. */
export const findFieldProblem = (field: string, value: unknown): string | undefined => {
  const parsed = schemas.get(field)?.safeParse(value)
  return parsed === undefined || parsed.success
    ? undefined
    : (parsed.error.issues[0]?.message ?? 'This value is not allowed.')
}
