import { fieldGroups, fieldLabelOf, feedFieldNames, type FeedField } from '../feed/fields'
import { columnNamesOf, type Mapping, type MappingColumn } from '../feed/mapping'
import { readsColumn } from '../feed/mapping-draft'
import type { TransformName } from '../feed/transforms'

/** Which field a column of a file fills, as staff choose it in the import's second step (STF-05): one for each column. */

type Companion = { readonly field: FeedField; readonly transform?: TransformName }

/** Fields that are filled from the same column: the term that shoppers filter by, and the words of the file. */
const companions: Partial<Record<FeedField, Companion>> = {
  simple_body: { field: 'bodyconfiguration' },
  simple_fuel: { field: 'fuel' },
  simple_transmission: { field: 'trans' },
  engine_size: { field: 'engine_size_litres' },
  status: { field: 'reserved', transform: 'reserved_status' },
}

const isCompanion = new Set(Object.values(companions).map(({ field }) => field))

/** Fields that are only filled beside another one, so they are no choice of their own. */
const hiddenFields: ReadonlySet<FeedField> = new Set<FeedField>(['bodyconfiguration', 'fuel', 'trans'])

/** Returns the field that staff choose instead of a hidden one. */
export const toChoice = (field: FeedField): FeedField => {
  const owner = Object.entries(companions).find(([, companion]) => companion.field === field)?.[0]
  return hiddenFields.has(field) && owner !== undefined ? (owner as FeedField) : field
}

export const isHiddenField = (field: FeedField): boolean => hiddenFields.has(field)

/** The choices for a column, most common groups first. */
export const columnChoices: readonly {
  readonly label: string
  readonly options: readonly (readonly [FeedField, string])[]
}[] = fieldGroups.map(({ label, fields }) => ({
  label,
  options: fields.filter((field) => !hiddenFields.has(field)).map((field) => [field, fieldLabelOf(field)] as const),
}))

export const isFeedField = (value: string): value is FeedField => feedFieldNames.some((name) => name === value)

/** Lists the fields that a column of the file fills, the one that staff chose first. */
export const listFieldsOf = (mapping: Mapping, name: string): readonly FeedField[] =>
  mapping.columns
    .filter((column) => readsColumn(column, name))
    .map(({ field }) => field)
    .sort((a, b) => Number(isCompanion.has(a)) - Number(isCompanion.has(b)))

/** Returns the field that a column fills; undefined if the column is not used. */
export const findFieldOf = (mapping: Mapping, name: string): FeedField | undefined => listFieldsOf(mapping, name)[0]

const withoutColumnName = (mapping: Mapping, name: string): Mapping => ({
  ...mapping,
  columns: mapping.columns.flatMap((column): MappingColumn[] => {
    if (!readsColumn(column, name)) return [column]
    const others = columnNamesOf(column).filter((other) => !readsColumn({ ...column, column: other }, name))
    return others.length === 0 ? [] : [{ ...column, column: others.length === 1 ? (others[0] ?? '') : [...others] }]
  }),
})

/** Returns the mapping's entries that fill a field and its companion from a column. */
export const entriesOf = (
  name: string,
  field: FeedField,
  isFilled: (field: FeedField) => boolean,
): readonly MappingColumn[] => {
  const companion = companions[field]
  return [
    { column: name, field },
    ...(companion === undefined || isFilled(companion.field) ? [] : [{ ...companion, column: name }]),
  ]
}

/** Removes the entries that fill a field, and those that fill its companion from the same column. */
const withoutField = (columns: readonly MappingColumn[], field: FeedField): readonly MappingColumn[] => {
  const replaced = columns.filter((column) => column.field === field).map(({ column }) => String(column))
  const companion = companions[field]?.field
  return columns.filter(
    (one) => one.field !== field && !(one.field === companion && replaced.includes(String(one.column))),
  )
}

/**
 * Lets a column fill a field, or nothing. Another column that filled it is not used any more, because the file has one
 * value for each field. Entries of other columns stay as they are.
 */
export const chooseField = (mapping: Mapping, name: string, field: FeedField | undefined): Mapping => {
  const rest = withoutColumnName(mapping, name)
  if (field === undefined) return rest
  const columns = withoutField(rest.columns, field)
  const { [field]: _, ...constants } = rest.constants ?? {}
  return {
    ...rest,
    columns: [...columns, ...entriesOf(name, field, (one) => columns.some((column) => column.field === one))],
    ...(rest.constants && { constants }),
  }
}
