import type { FlattenedField, SanitizedCollectionConfig, ValidationFieldError } from 'payload'
import { partLabelsOf } from '@/src/domain/panel/part-problems'

type Config = Pick<SanitizedCollectionConfig, 'flattenedFields'>

/** The fields inside a field; of a list of blocks those of every kind. */
const innerFields = (field: FlattenedField): readonly FlattenedField[] => {
  if (field.type === 'blocks')
    return field.blocks.flatMap((block) => (typeof block === 'string' ? [] : block.flattenedFields))
  return 'flattenedFields' in field ? field.flattenedFields : []
}

/**
 * The labels on the way to a field, such as Address and Latitude; a row of a list has its number, so that two rows are
 * two fields.
 */
const labelsOf = (fields: readonly FlattenedField[], names: readonly string[]): readonly string[] => {
  const [name, ...rest] = names
  if (name === undefined) return []
  if (/^\d+$/u.test(name)) return [String(Number(name) + 1), ...labelsOf(fields, rest)]
  const field = fields.find((one) => one.name === name)
  if (field === undefined) return []
  const own = 'label' in field && typeof field.label === 'string' ? [field.label] : []
  return [...own, ...labelsOf(innerFields(field), rest)]
}

/** The labels inside nested data, whose field is one for all of its inputs. */
const innerLabelsOf = ({ flattenedFields }: Config, { path, message }: ValidationFieldError): readonly string[] => {
  const field = flattenedFields.find((one) => one.name === path)
  return partLabelsOf(field?.custom?.['part'] as string | undefined, message)
}

const nameOf = (config: Config, { path }: ValidationFieldError, inner: readonly string[] = []): string => {
  const labels = [...labelsOf(config.flattenedFields, path.split('.')), ...inner]
  const hasLabel = labels.some((one) => !/^\d+$/u.test(one))
  return hasLabel ? labels.join(' → ').replaceAll(/ → (\d+)/gu, ' $1') : path
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

/** The message of a refused save: it names each field by the label that staff see (ADM-05). */
export const nameInvalidFields = (collection: Config, errors: readonly ValidationFieldError[]): string => {
  const names = [...new Set(errors.map((one) => nameOf(collection, one, innerLabelsOf(collection, one))))]
  return `Not saved. Correct ${names.length === 1 ? 'this field' : 'these fields'}: ${names.map(withoutCommas).join(', ')}`
}

/** Each problem with the label of its field: `Title: Enter a title.` */
export const describeInvalidFields = (
  collection: Config,
  errors: readonly ValidationFieldError[],
): readonly string[] => [...new Set(errors.map((one) => `${nameOf(collection, one)}: ${one.message}`))]
