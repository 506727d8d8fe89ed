import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { parseMarkup } from '@/src/domain/content/markup'

/** Documents with a value in every field of the panel, so that a field which an export or a copy omits is noticed. */

type DocumentData = Record<string, unknown>
/** Values for fields whose validation no generated value passes, by collection and path. */
export type FixedValues = Readonly<Record<string, unknown>>

type SampleContext = {
  readonly collection: string
  readonly fixed: FixedValues
  readonly reference: (collection: string) => string | undefined
  /** Returns a new number each time, so that no two values are equal. */
  readonly next: () => number
}

const systemFields: ReadonlySet<string> = new Set([
  'id',
  'tenant',
  'createdAt',
  'updatedAt',
  '_status',
  'blockName',
  'blockType',
])

const candidateTexts = (n: number): readonly string[] => [
  `sample ${n}`,
  `sample-${n}`,
  `/sample-${n}`,
  `https://sample.example/${n}`,
  `host-${n}.sample.example`,
  `07 5550 ${1000 + n}`,
  `2026-11-${String((n % 28) + 1).padStart(2, '0')}`,
  `#${(0x112233 + n).toString(16)}`,
  '08:30',
  '4000',
  'QLD',
]

const isAccepted = (field: FlattenedField, value: unknown): boolean => {
  const { validate } = field as { validate?: (value: unknown, options: unknown) => unknown }
  try {
    const options = { ...field, req: { t: (key: string) => key, payload: { config: {} } }, data: {}, siblingData: {} }
    return validate === undefined || validate(value, options) === true
  } catch {
    // A validation that needs more than the value itself counts as passed.
    return true
  }
}

const sampleText = (field: FlattenedField, n: number): string => {
  const fittingText = candidateTexts(n).find((text) => isAccepted(field, text))
  if (fittingText === undefined) throw new Error(`No sample fits ${field.name}.`)
  return fittingText
}

const sampleValue = (field: FlattenedField, path: string, context: SampleContext): unknown => {
  const n = context.next()
  const fixed = context.fixed[path]
  if (fixed !== undefined) return fixed
  const many = 'hasMany' in field && field.hasMany === true
  const one = (value: unknown): unknown => (many ? [value] : value)
  switch (field.type) {
    case 'text':
    case 'textarea':
      return one(many ? `sample ${n}` : sampleText(field, n))
    case 'email':
      return `sample-${n}@sample.example`
    case 'number':
      return [n, 4, 100, -30, 150].find((value) => isAccepted(field, value))
    case 'checkbox':
      return field.defaultValue !== true
    case 'date':
      return new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString()
    case 'select': {
      const last = field.options.at(-1)
      return one(typeof last === 'string' ? last : last?.value)
    }
    case 'richText':
      return parseMarkup(`Sample ${n} with **bold** and [a link](/sample-${n}).\n\n- one\n- two`)
    case 'relationship':
    case 'upload':
      return one(context.reference(String(field.relationTo)))
    case 'group':
    case 'tab':
      return sampleFields(field.flattenedFields, path, context)
    case 'array':
      return [sampleFields(field.flattenedFields, path, context)]
    case 'blocks':
      return field.blocks.map((block) => ({
        blockType: block.slug,
        ...sampleFields(block.flattenedFields, `${path}.${block.slug}`, context),
      }))
    default:
      throw new Error(`No sample can be generated for ${path} (${field.type}). Add it to the fixed values.`)
  }
}

const isFilled = (field: FlattenedField): boolean =>
  !systemFields.has(field.name) &&
  !('virtual' in field && Boolean(field.virtual)) &&
  !('hidden' in field && field.hidden)

const sampleFields = (fields: readonly FlattenedField[], path: string, context: SampleContext): DocumentData =>
  Object.fromEntries(
    fields.filter(isFilled).map((field) => [field.name, sampleValue(field, `${path}.${field.name}`, context)]),
  )

/** Fields of an upload that Payload fills from the file. */
const fileFields: ReadonlySet<string> = new Set([
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
])

/** Builds the data of a document with every field filled. */
export const buildFullSample = (
  payload: Payload,
  collection: CollectionSlug,
  options: Pick<SampleContext, 'fixed' | 'reference' | 'next'>,
): DocumentData => {
  const { flattenedFields, upload } = payload.collections[collection].config
  const fields = upload ? flattenedFields.filter(({ name }) => !fileFields.has(name)) : flattenedFields
  return sampleFields(fields, collection, { ...options, collection })
}
