import { lenderLabelOf } from '../finance/lender-label'
import { describePartValue, type InputPart, isInputPart, listPartLabels } from '../panel/part-inputs'
import type { JsonPart } from '../stock/fields/field'
import { truncate } from '../text/format-text'
import { formatCount } from '../text/numbers'
import { isSameValue } from './comparable'
import { type FieldChange, MAX_VALUE_CHARS, type NamedField } from './field-change'
import { listOverrideChanges } from './override-changes'
import { listHotspotChanges } from './hotspot-changes'

type Values = Readonly<Record<string, unknown>>

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}

const toText = (part: InputPart, name: string, value: unknown): string =>
  truncate(describePartValue(part, name, value), MAX_VALUE_CHARS)

/** The changed properties of one object, such as the technical data. */
const listPropertyChanges = (part: InputPart, field: NamedField, before: Values, after: Values) =>
  listPartLabels(part).flatMap(([name, label]): readonly FieldChange[] => {
    if (isSameValue(before[name], after[name])) return []
    const values = { before: toText(part, name, before[name]), after: toText(part, name, after[name]) }
    return [{ field: `${field.name}.${name}`, label: `${field.label} › ${label}`, ...values }]
  })

const namesOf = (before: Values, after: Values): readonly string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
]

/** Of a lender who was added or removed without any value, only the name can be shown. */
const listLenderChanges = (field: NamedField, before: Values, after: Values): readonly FieldChange[] =>
  namesOf(before, after).flatMap((name) => {
    if (name in before === name in after && isSameValue(before[name], after[name])) return []
    const label = lenderLabelOf(name)
    const own = { name: `${field.name}.${name}`, label }
    const changes = listPropertyChanges('lender', own, valuesOf(before[name]), valuesOf(after[name]))
    const isListed = (values: Values): string => (name in values ? label : '')
    return changes.length > 0
      ? changes
      : [{ field: own.name, label: field.label, before: isListed(before), after: isListed(after) }]
  })

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** The lines that were removed and those that were added; all of them would not fit. Empty if only the order changed. */
const listLineChanges = (field: NamedField, before: unknown, after: unknown): readonly FieldChange[] => {
  const [from, to] = [listOf(before), listOf(after)]
  const join = (lines: readonly unknown[]): string => truncate(lines.map(String).join(', '), MAX_VALUE_CHARS)
  const removed = join(from.filter((line) => !to.includes(line)))
  const added = join(to.filter((line) => !from.includes(line)))
  return removed === '' && added === ''
    ? []
    : [{ field: field.name, label: field.label, before: removed, after: added }]
}

/** The number of photos, of a gallery or of a 360° view. Empty if there are as many as before. */
const listPhotoChanges = (field: NamedField, before: unknown, after: unknown): readonly FieldChange[] => {
  const [from, to] = [listOf(before).length, listOf(after).length]
  if (from === to) return []
  return [
    { field: field.name, label: field.label, before: formatCount(from, 'photo'), after: formatCount(to, 'photo') },
  ]
}

/**
 * Lists what changed of a vehicle's nested data, each property by its label with the value before and after (ADM-02).
 * Empty where there is no more to say than that the field changed.
 */
export const listPartChanges = (
  part: JsonPart,
  field: NamedField,
  before: unknown,
  after: unknown,
): readonly FieldChange[] => {
  if (part === 'overrides') return listOverrideChanges(field.name, before, after)
  if (part === 'lenders') return listLenderChanges(field, valuesOf(before), valuesOf(after))
  if (part === 'hotspots') return listHotspotChanges(field, before, after)
  if (part === 'lines') return listLineChanges(field, before, after)
  if (isInputPart(part)) return listPropertyChanges(part, field, valuesOf(before), valuesOf(after))
  return listPhotoChanges(field, before, after)
}
