import type { FlattenedBlock, FlattenedField } from 'payload'
import type { Page } from '@/src/payload-types'

type StoredBlock = NonNullable<Page['blocks']>[number]
export type BlockSlug = StoredBlock['blockType']

type ParsedValue<Value> = Value extends readonly (infer Row)[]
  ? readonly (Row extends object ? ParsedFields<Row> : Row)[]
  : Value

/** Any field may be absent: a draft or an older page lacks even a required one. */
type ParsedFields<Fields> = { readonly [Name in keyof Fields]?: ParsedValue<NonNullable<Fields[Name]>> }

/** The data of a block after `parseBlocks`. Texts are trimmed and not empty. */
export type BlockData<Slug extends BlockSlug = BlockSlug> = {
  [One in Slug]: { readonly blockType: One } & ParsedFields<
    Omit<Extract<StoredBlock, { blockType: One }>, 'blockType' | 'hidden'>
  >
}[Slug]

type StoredFields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const parseSelect = ({ options, hasMany }: Extract<FlattenedField, { type: 'select' }>, value: unknown): unknown => {
  const allowed = new Set<unknown>(options.map((option) => (typeof option === 'string' ? option : option.value)))
  if (hasMany) return Array.isArray(value) ? value.filter((one) => allowed.has(one)) : undefined
  return allowed.has(value) ? value : undefined
}

const parseNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** The id of a document, or the document itself if it was read with the page. */
const parseReference = (value: unknown): unknown => (typeof value === 'string' || isRecord(value) ? value : undefined)

const parseRows = (fields: readonly FlattenedField[], value: unknown): unknown =>
  Array.isArray(value) ? value.filter(isRecord).map((row) => parseFields(fields, row)) : undefined

/** Parses a stored value by its field; undefined for a value that is not of the field's type. */
const parseValue = (field: FlattenedField, value: unknown): unknown => {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return parseText(value)
    case 'number':
      return parseNumber(value)
    case 'select':
      return parseSelect(field, value)
    case 'upload':
    case 'relationship':
      return parseReference(value)
    case 'richText':
      return isRecord(value) ? value : undefined
    case 'array':
      return parseRows(field.flattenedFields, value)
    default:
      throw new Error(`Blocks cannot have the field type “${field.type}” yet. Add it to parseValue.`)
  }
}

const parseFields = (fields: readonly FlattenedField[], stored: StoredFields): StoredFields =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = Object.hasOwn(stored, field.name) ? parseValue(field, stored[field.name]) : undefined
      return value === undefined ? [] : [[field.name, value]]
    }),
  )

type BlockFields = Pick<FlattenedBlock, 'slug' | 'flattenedFields'>

/** A block that is parsed is not hidden, so views need not know of it. */
const listContentFields = ({ flattenedFields }: BlockFields): readonly FlattenedField[] =>
  flattenedFields.filter(({ name }) => name !== 'hidden')

/**
 * Parses the blocks of a page by their configuration, once, so that views can rely on their types. Blocks are stored as
 * JSON that no table validates: values of another type are left out, and so are blocks that no longer exist and those
 * that staff have hidden.
 */
export const parseBlocks = (configs: readonly BlockFields[], stored: unknown): readonly BlockData[] =>
  (Array.isArray(stored) ? stored : []).filter(isRecord).flatMap((block) => {
    const config = block['hidden'] === true ? undefined : configs.find(({ slug }) => slug === block['blockType'])
    // The types are generated from the same configuration by which the values are parsed.
    return config ? [{ ...parseFields(listContentFields(config), block), blockType: config.slug } as BlockData] : []
  })
