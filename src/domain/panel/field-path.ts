import { toSingular } from './field-labels'

/** A field of a form, as Payload has it: flattened on the server, and as a tree with tabs and rows in a browser. */
export type FormField = {
  readonly name?: string
  readonly type?: string
  readonly label?: unknown
  readonly labels?: { readonly singular?: unknown } | undefined
  readonly fields?: readonly FormField[]
  readonly flattenedFields?: readonly FormField[]
  readonly tabs?: readonly FormField[]
  readonly blocks?: readonly (FormBlock | string)[]
}

type FormBlock = Pick<FormField, 'labels' | 'fields' | 'flattenedFields'> & { readonly slug: string }

/** A field, or a row of a list, on the way to a field with an error. */
export type FieldStep = { readonly label: string; readonly position: number; readonly isRow: boolean }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The fields that have a name: a row, a group or a tab without one is no part of a path. */
const listNamed = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) =>
    field.name ? [field] : listNamed([...(field.flattenedFields ?? field.fields ?? []), ...(field.tabs ?? [])]),
  )

const innerFields = ({ flattenedFields, fields = [] }: Pick<FormField, 'fields' | 'flattenedFields'>) =>
  flattenedFields ?? fields

const blocksOf = ({ blocks = [] }: FormField): readonly FormBlock[] =>
  blocks.filter((block): block is FormBlock => typeof block !== 'string')

/** The name of a row, such as “Link 4”, or “Block 2 (Hero)”. */
const rowLabel = (field: FormField, row: number, block: FormBlock | undefined): string => {
  const singular = textOf(field.labels?.singular) || toSingular(textOf(field.label))
  const kind = textOf(block?.labels?.singular)
  return `${singular} ${String(row + 1)}${kind && ` (${kind})`}`.trim()
}

/** Returns the kind of the block in a row, by the path of the row; undefined where it is not known. */
type FindKind = (rowPath: string) => unknown

/**
 * The steps to a field, such as Address and Latitude. A row of a list has its number, so that two rows are two fields,
 * and a section its kind where it is known.
 */
export const listFieldSteps = (
  fields: readonly FormField[],
  path: string,
  findKind: FindKind,
  before = '',
): readonly FieldStep[] => {
  const known = listNamed(fields)
  const [name = '', row = '', ...inner] = path.split('.')
  const position = known.findIndex((one) => one.name === name)
  const field = known[position]
  if (field === undefined) return []
  const rest = [row, ...inner].join('.')
  if (!/^\d+$/u.test(row)) {
    const step = { label: textOf(field.label), position, isRow: false }
    const within = [...innerFields(field), ...blocksOf(field).flatMap(innerFields)]
    return [step, ...listFieldSteps(within, rest, findKind, `${before}${name}.`)]
  }
  const rowPath = `${before}${name}.${row}`
  const block = blocksOf(field).find(({ slug }) => slug === findKind(rowPath))
  const within = block ? innerFields(block) : [...innerFields(field), ...blocksOf(field).flatMap(innerFields)]
  return [
    { label: rowLabel(field, Number(row), block), position, isRow: true },
    { label: '', position: Number(row), isRow: true },
    ...listFieldSteps(within, inner.join('.'), findKind, `${rowPath}.`),
  ]
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/**
 * The message of a refused save lists names between commas, so a label has none there: an explanation is in brackets, and
 * the parts of an enumeration are joined by “and”.
 */
const withoutCommas = (name: string): string => {
  const [start = '', ...rest] = name.split(/,\s*/u)
  const end = rest.join(' and ')
  if (end === '') return start
  return end.includes(' and ') ? `${start} and ${end}` : `${start} (${end})`
}

/**
 * Names a field by the steps to it in plain words: “Address: Postcode”, “Link 4 of menu group 2: Link”, without commas.
 */
export const nameFieldSteps = (steps: readonly Pick<FieldStep, 'label' | 'isRow'>[]): string => {
  const parts: { readonly text: string; readonly isRow: boolean }[] = []
  for (const step of steps.filter(({ label }) => label !== '')) {
    const { isRow } = step
    const label = withoutCommas(step.label)
    const last = parts.at(-1)
    if (isRow && last?.isRow) parts.splice(-1, 1, { text: `${label} of ${lowerFirst(last.text)}`, isRow })
    else parts.push({ text: label, isRow })
  }
  return parts.map(({ text }) => text).join(': ')
}
