import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { richTextOf } from '@/src/domain/content/markup'

/** Documents with a value in every field of the panel, so that a field which an export or a copy omits is noticed. */

type Row = Record<string, unknown>
/** Values for fields whose validation no generated value passes, by collection and path. */
export type Fixed = Readonly<Record<string, unknown>>

type Maker = {
  readonly collection: string
  readonly fixed: Fixed
  readonly reference: (collection: string) => string | undefined
  /** Returns a new number each time, so that no two values are equal. */
  readonly next: () => number
}

const own: ReadonlySet<string> = new Set([
  'id',
  'tenant',
  'createdAt',
  'updatedAt',
  '_status',
  'blockName',
  'blockType',
])

const texts = (n: number): readonly string[] => [
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

const accepts = (field: FlattenedField, value: unknown): boolean => {
  const { validate } = field as { validate?: (value: unknown, options: unknown) => unknown }
  try {
    const options = { ...field, req: { t: (key: string) => key, payload: { config: {} } }, data: {}, siblingData: {} }
    return validate === undefined || validate(value, options) === true
  } catch {
    // A validation that needs more than the value itself counts as passed.
    return true
  }
}

const textOf = (field: FlattenedField, n: number): string => {
  const found = texts(n).find((text) => accepts(field, text))
  if (found === undefined) throw new Error(`No sample fits ${field.name}.`)
  return found
}

const valueOf = (field: FlattenedField, path: string, maker: Maker): unknown => {
  const n = maker.next()
  const fixed = maker.fixed[path]
  if (fixed !== undefined) return fixed
  const many = 'hasMany' in field && field.hasMany === true
  const one = (value: unknown): unknown => (many ? [value] : value)
  switch (field.type) {
    case 'text':
    case 'textarea':
      return one(many ? `sample ${n}` : textOf(field, n))
    case 'email':
      return `sample-${n}@sample.example`
    case 'number':
      return [n, 4, 100, -30, 150].find((value) => accepts(field, value))
    case 'checkbox':
      return field.defaultValue !== true
    case 'date':
      return new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString()
    case 'select': {
      const last = field.options.at(-1)
      return one(typeof last === 'string' ? last : last?.value)
    }
    case 'richText':
      return richTextOf(`Sample ${n} with **bold** and [a link](/sample-${n}).\n\n- one\n- two`)
    case 'relationship':
    case 'upload':
      return one(maker.reference(String(field.relationTo)))
    case 'group':
    case 'tab':
      return fullRow(field.flattenedFields, path, maker)
    case 'array':
      return [fullRow(field.flattenedFields, path, maker)]
    case 'blocks':
      return field.blocks.map((block) => ({
        blockType: block.slug,
        ...fullRow(block.flattenedFields, `${path}.${block.slug}`, maker),
      }))
    default:
      throw new Error(`No sample can be generated for ${path} (${field.type}). Add it to the fixed values.`)
  }
}

const isFilled = (field: FlattenedField): boolean =>
  !own.has(field.name) && !('virtual' in field && Boolean(field.virtual)) && !('hidden' in field && field.hidden)

const fullRow = (fields: readonly FlattenedField[], path: string, maker: Maker): Row =>
  Object.fromEntries(
    fields.filter(isFilled).map((field) => [field.name, valueOf(field, `${path}.${field.name}`, maker)]),
  )

/** Fields of an upload that Payload fills from the file. */
const ofFile: ReadonlySet<string> = new Set([
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
export const fullSample = (
  payload: Payload,
  collection: CollectionSlug,
  given: Pick<Maker, 'fixed' | 'reference' | 'next'>,
): Row => {
  const { flattenedFields, upload } = payload.collections[collection].config
  const fields = upload ? flattenedFields.filter(({ name }) => !ofFile.has(name)) : flattenedFields
  return fullRow(fields, collection, { ...given, collection })
}
