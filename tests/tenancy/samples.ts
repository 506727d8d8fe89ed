import type { FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'
import sharp from 'sharp'
import { parseMarkup } from '@/src/domain/content/markup'

/** Candidate values for text fields; the first that passes the field's validation is used. */
const candidateTexts = ['sample', '2600', '2026-12-25', '#112233', '08:30', 'sample.example', '/sample', 'QLD']

type References = (collection: string) => string | undefined

const isAccepted = (field: FlattenedField, value: unknown): boolean => {
  const validate = (field as { validate?: (value: unknown, options: unknown) => unknown }).validate
  if (!validate) return true
  try {
    return (
      validate(value, {
        required: true,
        ...('maxLength' in field ? { maxLength: field.maxLength } : {}),
        req: { t: (key: string) => key, payload: { config: {} } },
        data: {},
        siblingData: {},
      }) === true
    )
  } catch {
    return true
  }
}

const sampleScalar = (field: FlattenedField, unique: string): unknown => {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [unique, `/${unique}/${field.name}`, ...candidateTexts].find((word) => isAccepted(field, word))
    case 'email':
      return `${unique}@sample.example`
    case 'number':
      return [2024, 1, 10].find((value) => isAccepted(field, value))
    case 'checkbox':
      return false
    case 'date':
      return '2026-01-01T00:00:00.000Z'
    case 'richText':
      return parseMarkup('A sample.')
    case 'select': {
      const first = field.options[0]
      return typeof first === 'string' ? first : first?.value
    }
    default:
      return undefined
  }
}

const sampleValue = (field: FlattenedField, unique: string, references: References): unknown => {
  if (field.type === 'group' || field.type === 'tab') return sampleRequired(field.flattenedFields, unique, references)
  if (field.type === 'relationship' || field.type === 'upload') {
    const id = typeof field.relationTo === 'string' ? references(field.relationTo) : undefined
    return 'hasMany' in field && field.hasMany ? [id] : id
  }
  return sampleScalar(field, unique)
}

/** A computed default fits the other fields better than a sample value would. */
const hasComputedDefault = (field: FlattenedField): boolean =>
  'defaultValue' in field && typeof field.defaultValue === 'function'

/** A required select that accepts no value is filled in by a hook, such as the time zone of a state. */
const isFilledIn = (field: FlattenedField): boolean => field.type === 'select' && isAccepted(field, undefined)

const isNeeded = (field: FlattenedField): boolean =>
  ('required' in field && field.required === true && !hasComputedDefault(field) && !isFilledIn(field)) ||
  field.type === 'group' ||
  field.type === 'tab'

const sampleRequired = (
  fields: readonly FlattenedField[],
  unique: string,
  references: References,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => field.name !== 'tenant' && field.name !== 'id' && isNeeded(field))
      .map((field) => [field.name, sampleValue(field, unique, references)]),
  )

/** Builds the data of a document that passes validation, from the collection's configuration alone. */
export const buildSample = (
  collection: SanitizedCollectionConfig,
  tenant: string,
  unique: string,
  references: References,
): Record<string, unknown> => ({ ...sampleRequired(collection.flattenedFields, unique, references), tenant })

const createImage = (): Promise<Buffer> =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()

const brochure = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
  'latin1',
)

/** Returns a file that an upload collection accepts; an empty object for other collections. */
const buildFile = async ({ upload }: SanitizedCollectionConfig, name: string) => {
  if (!upload) return {}
  const pdf = upload.mimeTypes?.includes('application/pdf') === true
  const data = pdf ? brochure : await createImage()
  const [mimetype, end] = pdf ? ['application/pdf', 'pdf'] : ['image/png', 'png']
  return { file: { data, mimetype, name: `${name}.${end}`, size: data.length } }
}

export const createSample = async (
  payload: Payload,
  collection: SanitizedCollectionConfig,
  tenant: string,
  unique: string,
  references: References,
): Promise<string> => {
  const data = buildSample(collection, tenant, unique, references)
  const document = await payload.create({
    collection: collection.slug as 'media',
    data: data as never,
    depth: 0,
    overrideAccess: true,
    ...(await buildFile(collection, unique)),
  })
  return document.id
}

/** Lists the top-level relation and upload fields of a collection that refer to tenant-owned collections. */
export const listRelationFields = (
  collection: SanitizedCollectionConfig,
  owned: ReadonlySet<string>,
): readonly { readonly name: string; readonly to: string; readonly many: boolean }[] =>
  collection.flattenedFields.flatMap((field) =>
    (field.type === 'relationship' || field.type === 'upload') &&
    typeof field.relationTo === 'string' &&
    owned.has(field.relationTo)
      ? [{ name: field.name, to: field.relationTo, many: 'hasMany' in field && field.hasMany === true }]
      : [],
  )
