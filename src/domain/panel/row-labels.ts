import { collapseSpaces, truncate } from '@/src/domain/text/format-text'

/** Fields whose text names a row of a list or a section of a page, the most telling first (STF-07, STF-08). */
const titleNames = [
  'title',
  'heading',
  'name',
  'label',
  'question',
  'headline',
  'text',
  'quote',
  'caption',
  'alt',
  'value',
  'href',
  'url',
  'image_url',
] as const

type NamedField = { readonly name?: string; readonly type: string; readonly fields?: readonly NamedField[] }

const textTypes = new Set(['text', 'textarea', 'select', 'email'])

/** The fields of a row, with those that are only laid out together. */
const flatten = (fields: readonly NamedField[]): readonly NamedField[] =>
  fields.flatMap((field) =>
    field.type === 'row' || field.type === 'collapsible' ? flatten(field.fields ?? []) : [field],
  )

/** Lists the fields that may name a row, the most telling first; empty if no field has a text. */
export const listTitleFields = (fields: readonly NamedField[]): readonly string[] => {
  const names = new Set(
    flatten(fields)
      .filter(({ type }) => textTypes.has(type))
      .map(({ name }) => name),
  )
  return titleNames.filter((name) => names.has(name))
}

const MAX_CHARS = 60

/** The first text among the title fields of a row, on one line; empty if all of them are. */
export const rowTitle = (
  row: Readonly<Record<string, unknown>> | undefined,
  titleFields: readonly string[],
): string => {
  const values = titleFields.map((name) => row?.[name])
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '')
  return truncate(collapseSpaces(typeof found === 'string' ? found : ''), MAX_CHARS)
}
