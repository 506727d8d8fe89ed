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

type NamedField = { readonly name?: string; readonly type: string }

const textTypes = new Set(['text', 'textarea', 'number', 'select', 'email'])

/** Lists the fields that may name a row, the most telling first; empty if no field has a text. */
export const listTitleFields = (fields: readonly NamedField[]): readonly string[] => {
  const names = new Set(fields.filter(({ type }) => textTypes.has(type)).map(({ name }) => name))
  return titleNames.filter((name) => names.has(name))
}

const MAX_LENGTH = 60

/** The first text among the title fields of a row, on one line; empty if all of them are. */
export const rowTitle = (
  row: Readonly<Record<string, unknown>> | undefined,
  titleFields: readonly string[],
): string => {
  const values = titleFields.map((name) => row?.[name])
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '')
  const text = typeof found === 'string' ? found.trim().replaceAll(/\s+/gu, ' ') : ''
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…` : text
}
