import { vehicleFields, type VehicleFieldName } from '../stock/fields'
import type { VehicleField } from '../stock/fields/field'
import { type AuditedField, listFieldChanges } from './changes'
import type { FieldChange } from './field-change'

/** The values of a vehicle whose changes by a feed are logged. Other fields change often and matter little later. */
const loggedNames = [
  'price_cents',
  'before_price_cents',
  'offer_price_cents',
  'price_type',
  'status',
] as const satisfies readonly VehicleFieldName[]

const toAuditedField = (name: VehicleFieldName): AuditedField => {
  const { label, panel }: VehicleField = vehicleFields[name]
  return {
    name,
    label: label ?? name,
    detail: name.endsWith('_cents') ? 'money' : 'values',
    ...(panel?.optionLabels && { optionLabels: panel.optionLabels }),
  }
}

const loggedFields: readonly AuditedField[] = [
  ...loggedNames.map(toAuditedField),
  { name: 'in_feed', label: 'In the stock feed', detail: 'values', optionLabels: { true: 'Yes', false: 'No' } },
]

export type FeedState = Readonly<Record<(typeof loggedNames)[number] | 'in_feed', string | null>>

/** Columns that make up a `FeedState`. */
export const feedStateColumns: readonly string[] = loggedNames

/** Lists what an import changed of a vehicle, as staff read it (STK-02). */
export const listFeedChanges = (before: FeedState, after: FeedState): readonly FieldChange[] =>
  listFieldChanges(loggedFields, before, after)
