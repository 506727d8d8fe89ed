import type { SanitizedCollectionConfig, ValidationFieldError } from 'payload'
import { daysOfProblems } from '@/src/domain/locations/week'
import { type FormField, listFieldSteps, nameFieldSteps } from '@/src/domain/panel/field-path'
import { partLabelsOf } from '@/src/domain/panel/part-problems'
import { formatRefusal } from '@/src/domain/panel/refusal'

type Config = Pick<SanitizedCollectionConfig, 'flattenedFields'>

/** The kind of a block by the path of its row, in what was to be saved. */
const kindIn =
  (data: unknown) =>
  (rowPath: string): unknown => {
    const row = rowPath
      .split('.')
      .reduce<unknown>(
        (value, name) =>
          typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined,
        data,
      )
    return (row as { readonly blockType?: unknown } | undefined)?.blockType
  }

/** The labels inside nested data, whose field is one for all of its inputs. */
const innerLabelsOf = ({ flattenedFields }: Config, { path, message }: ValidationFieldError): readonly string[] => {
  const field = flattenedFields.find((one) => one.name === path)
  if (field?.custom?.['week'] === true) return [daysOfProblems(message)]
  return partLabelsOf(field?.custom?.['part'] as string | undefined, message)
}

/** Labels of what Payload adds to a form without a field of the collection. */
const payloadLabels: Readonly<Record<string, string>> = { file: 'File' }

type NamedError = ValidationFieldError & { readonly name: string }

/** The errors in the order of the form, with the labels on the way to their fields; a field without any is last. */
const inFormOrder = (config: Config, errors: readonly ValidationFieldError[], data: unknown): readonly NamedError[] => {
  const found = errors.map((error) => {
    const steps = listFieldSteps(config.flattenedFields as unknown as readonly FormField[], error.path, kindIn(data))
    const inner = innerLabelsOf(config, error).map((label) => ({ label, isRow: false }))
    const name = nameFieldSteps([...steps, ...inner])
    const place = steps.map(({ position }) => String(position).padStart(4, '0')).join('.')
    return {
      ...error,
      name: name === '' ? (payloadLabels[error.path] ?? error.path) : name,
      place: place === '' ? '~' : place,
    }
  })
  return found.toSorted((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)))
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
  const names = [...new Set(inFormOrder(collection, errors, data).map(({ name }) => name))]
  return formatRefusal(names)
}

/** Each problem with the label of its field, in the order of the form: `Title: Enter a title.` */
export const describeInvalidFields = (
  collection: Config,
  errors: readonly ValidationFieldError[],
): readonly string[] => [
  ...new Set(inFormOrder(collection, errors, undefined).map(({ name, message }) => `${name}: ${message}`)),
]
