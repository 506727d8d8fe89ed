import { listReferences, type Reference } from '@/src/domain/content/references'
import { switchGroups, switches } from '@/src/domain/switches'
import type { Registry } from '@/src/domain/switches/kit'
import { type AnySwitch, findOwnValue, formatSwitchValue } from '@/src/domain/tenancy/switch-layer'
import { formatCents } from '@/src/domain/money/format-money'
import { truncate } from '@/src/domain/text/format-text'
import type { JsonPart } from '@/src/domain/stock/fields/field'
import { isSameValue, toComparable } from './comparable'
import { type FieldChange, MAX_VALUE_CHARS } from './field-change'
import { listPartChanges } from './part-changes'

/** A collection's field in the audit log. */
export type AuditedField = {
  readonly name: string
  readonly label: string
  /**
   * Detail of a logged change: both values (text, numbers, choices and dates), both amounts (in cents), the names of the
   * documents that it refers to, one line for each changed switch, or the field's name alone.
   */
  readonly detail: 'values' | 'money' | 'references' | 'switches' | 'name'
  /** The collection of the documents that it refers to, or several. */
  readonly relationTo?: string | readonly string[]
  /** The kind of a vehicle's nested data, of which each changed property is a line with both values. */
  readonly part?: JsonPart
  /** The labels of a choice's values, as its form shows them. */
  readonly optionLabels?: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, unknown>>

/** Fields that the database or Payload sets on each save. */
const systemFields = new Set(['id', 'tenant', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

const formatPlain = (value: unknown, labels: Readonly<Record<string, string>>): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? (labels[value] ?? value) : JSON.stringify(toComparable(value))
}

const formatValue = ({ detail, optionLabels }: AuditedField, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (detail === 'money' && value !== '' && Number.isFinite(Number(value))) return formatCents(Number(value))
  return truncate(formatPlain(value, optionLabels ?? {}), MAX_VALUE_CHARS)
}

/** Returns the name of a document that another refers to; undefined if it no longer exists. */
export type NameOfReference = (reference: Reference) => string | undefined

const formatReferences = ({ relationTo }: AuditedField, value: unknown, nameOf: NameOfReference): string =>
  truncate(
    listReferences(value, relationTo)
      .map((one) => nameOf(one) ?? 'an item that was deleted')
      .join(', '),
    MAX_VALUE_CHARS,
  )

/** Unlike in a document, absent and empty differ: an empty list is a value, an absent one inherits. */
const isSameSwitch = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

/** A switch that the layer does not set has the value of the template, or the default. */
const formatOwnSwitch = (one: AnySwitch, own: unknown): string =>
  own === undefined ? 'inherited' : truncate(formatSwitchValue(own, one), MAX_VALUE_CHARS)

/** Lists the changed switches of a layer by group and label. */
const listSwitchChanges = ({ name }: AuditedField, before: unknown, after: unknown): readonly FieldChange[] =>
  Object.entries(switches as Registry).flatMap(([group, inner]) =>
    Object.entries(inner).flatMap(([key, one]) => {
      const [from, to] = [findOwnValue(before, { group, key }), findOwnValue(after, { group, key })]
      if (isSameSwitch(from, to)) return []
      return {
        field: `${name}.${group}.${key}`,
        label: `${switchGroups[group as keyof typeof switchGroups].label} › ${one.label}`,
        before: formatOwnSwitch(one, from),
        after: formatOwnSwitch(one, to),
      }
    }),
  )

const formatBoth = (field: AuditedField, before: unknown, after: unknown, nameOf: NameOfReference) => {
  const { detail } = field
  if (detail === 'values' || detail === 'money')
    return { before: formatValue(field, before), after: formatValue(field, after) }
  if (detail !== 'references') return {}
  return { before: formatReferences(field, before, nameOf), after: formatReferences(field, after, nameOf) }
}

const toChanges = (
  field: AuditedField,
  before: unknown,
  after: unknown,
  nameOf: NameOfReference,
): readonly FieldChange[] => {
  const { name, label, detail, part } = field
  const switchChanges = detail === 'switches' ? listSwitchChanges(field, before, after) : []
  if (switchChanges.length > 0) return switchChanges
  if (isSameValue(before, after)) return []
  const partChanges = part === undefined ? [] : listPartChanges(part, { name, label }, before, after)
  if (partChanges.length > 0) return partChanges
  return [{ field: name, label, ...formatBoth(field, before, after, nameOf) }]
}

const withoutSystemFields = (fields: readonly AuditedField[]): readonly AuditedField[] =>
  fields.filter(({ name }) => !systemFields.has(name))

/** Lists the documents in the changed references of two versions of a document, whose names the log needs. */
export const listChangedReferences = (
  fields: readonly AuditedField[],
  before: Values | undefined,
  after: Values | undefined,
): readonly Reference[] =>
  withoutSystemFields(fields).flatMap(({ name, detail, relationTo }) => {
    const [from, to] = [before?.[name], after?.[name]]
    if (detail !== 'references' || isSameValue(from, to)) return []
    return [...listReferences(from, relationTo), ...listReferences(to, relationTo)]
  })

/** Lists the fields in which two versions of a document differ, in the order of the form. */
export const listFieldChanges = (
  fields: readonly AuditedField[],
  before: Values | undefined,
  after: Values | undefined,
  nameOf: NameOfReference = () => undefined,
): readonly FieldChange[] =>
  withoutSystemFields(fields).flatMap((field) => toChanges(field, before?.[field.name], after?.[field.name], nameOf))
