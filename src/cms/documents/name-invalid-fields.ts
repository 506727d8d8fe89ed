import type { FlattenedBlock, FlattenedField, SanitizedCollectionConfig, ValidationFieldError } from 'payload'
import { daysOfProblems } from '@/src/domain/locations/week'
import { partLabelsOf } from '@/src/domain/panel/part-problems'

type Config = Pick<SanitizedCollectionConfig, 'flattenedFields'>

const valueOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined

const blocksOf = (field: FlattenedField): readonly FlattenedBlock[] =>
  field.type === 'blocks' ? field.blocks.filter((block): block is FlattenedBlock => typeof block !== 'string') : []

/** The fields inside a field; of a list of blocks those of every kind. */
const innerFields = (field: FlattenedField): readonly FlattenedField[] => {
  if (field.type === 'blocks') return blocksOf(field).flatMap((block) => block.flattenedFields)
  return 'flattenedFields' in field ? field.flattenedFields : []
}

const nameOfBlock = ({ labels }: FlattenedBlock): string =>
  typeof labels?.singular === 'string' ? ` (${labels.singular})` : ''

/** A field, or a row of a list, on the way to a field with an error. */
type Step = { readonly label: string; readonly position: number }

/**
 * The steps to a field, such as Address and Latitude. A row of a list has its number, so that two rows are two fields,
 * and a block its kind where the data is known.
 */
const stepsTo = (fields: readonly FlattenedField[], names: readonly string[], data: unknown): readonly Step[] => {
  const [name, ...rest] = names
  const position = fields.findIndex((one) => one.name === name)
  const field = fields[position]
  if (name === undefined || field === undefined) return []
  const label = 'label' in field && typeof field.label === 'string' ? field.label : ''
  const value = valueOf(data, name)
  const [row, ...inner] = rest
  if (row === undefined || !/^\d+$/u.test(row))
    return [{ label, position }, ...stepsTo(innerFields(field), rest, value)]
  const rowData = valueOf(value, row)
  const block = blocksOf(field).find(({ slug }) => slug === valueOf(rowData, 'blockType'))
  const rowLabel = `${label} ${String(Number(row) + 1)}${block ? nameOfBlock(block) : ''}`.trim()
  return [
    { label: rowLabel, position },
    { label: '', position: Number(row) },
    ...stepsTo(block?.flattenedFields ?? innerFields(field), inner, rowData),
  ]
}

/** The labels inside nested data, whose field is one for all of its inputs. */
const innerLabelsOf = ({ flattenedFields }: Config, { path, message }: ValidationFieldError): readonly string[] => {
  const field = flattenedFields.find((one) => one.name === path)
  if (field?.custom?.['week'] === true) return [daysOfProblems(message)]
  return partLabelsOf(field?.custom?.['part'] as string | undefined, message)
}

type NamedError = ValidationFieldError & { readonly name: string }

/** The errors in the order of the form, with the labels on the way to their fields; a field without any is last. */
const inFormOrder = (config: Config, errors: readonly ValidationFieldError[], data: unknown): readonly NamedError[] => {
  const found = errors.map((error) => {
    const steps = stepsTo(config.flattenedFields, error.path.split('.'), data)
    const labels = [...steps.map(({ label }) => label), ...innerLabelsOf(config, error)].filter((one) => one !== '')
    const place = steps.map(({ position }) => String(position).padStart(4, '0')).join('.')
    return { ...error, name: labels.length > 0 ? labels.join(' → ') : error.path, place: place === '' ? '~' : place }
  })
  return found.toSorted((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)))
}

/**
 * Payload's message counts and lists the parts between commas, so a label has none there: an explanation is in brackets,
 * and the parts of an enumeration are joined by “and”.
 */
const withoutCommas = (name: string): string => {
  const [start = '', ...rest] = name.split(/,\s*/u)
  const end = rest.join(' and ')
  if (end === '') return start
  return end.includes(' and ') ? `${start} and ${end}` : `${start} (${end})`
}

/**
 * The message of a refused save: it names each field by the label that staff see (ADM-05), in the order of the form.
 * `data` is what was to be saved.
 */
export const nameInvalidFields = (
  collection: Config,
  errors: readonly ValidationFieldError[],
  data?: unknown,
): string => {
  const names = [...new Set(inFormOrder(collection, errors, data).map(({ name }) => withoutCommas(name)))]
  return `Not saved. Correct ${names.length === 1 ? 'this field' : 'these fields'}: ${names.join(', ')}`
}

/** Each problem with the label of its field, in the order of the form: `Title: Enter a title.` */
export const describeInvalidFields = (
  collection: Config,
  errors: readonly ValidationFieldError[],
): readonly string[] => [
  ...new Set(inFormOrder(collection, errors, undefined).map(({ name, message }) => `${name}: ${message}`)),
]
