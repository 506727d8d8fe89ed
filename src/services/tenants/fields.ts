import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { markupOf, richTextOf } from '@/src/domain/content/markup'

/** A document or part of one, as stored or as in a folder. */
export type Row = Readonly<Record<string, unknown>>

/** Maps a document's id to its name in a folder, or a name to the id; undefined if there is none. */
export type Naming = (collection: string, given: string) => string | undefined

/** Fields that no folder has: the tenant is the folder itself, and the others are set when a document is created. */
const ownKeys: ReadonlySet<string> = new Set(['id', 'tenant', 'createdAt', 'updatedAt', '_status'])

export const fieldsOf = (payload: Payload, collection: CollectionSlug): readonly FlattenedField[] =>
  payload.collections[collection].config.flattenedFields.filter(
    (field) =>
      !ownKeys.has(field.name) && !('virtual' in field && field.virtual !== undefined && field.virtual !== false),
  )

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : [])

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0)

type Blocks = Extract<FlattenedField, { readonly type: 'blocks' }>

const blockFields = (field: Blocks, row: Row): readonly FlattenedField[] =>
  field.blocks.find((one) => one.slug === row['blockType'])?.flattenedFields ?? []

const named = (field: { readonly relationTo: unknown }, value: unknown, naming: Naming): unknown => {
  const name = (one: unknown): readonly string[] => {
    const id = idOf(one)
    const found = id === undefined ? undefined : naming(String(field.relationTo), id)
    // A deleted document is not visible to shoppers either.
    return found === undefined ? [] : [found]
  }
  return Array.isArray(value) ? value.flatMap(name) : name(value)[0]
}

const writtenText = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (markupOf(value as Row) ?? value) : undefined

const groupOf = (value: unknown): Row => (value ?? {}) as Row

const exported = (field: FlattenedField, value: unknown, naming: Naming): unknown => {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return named(field, value, naming)
    case 'group':
    case 'tab':
      return exportRow(field.flattenedFields, groupOf(value), naming)
    case 'array':
      return rowsOf(value).map((row) => exportRow(field.flattenedFields, row, naming))
    case 'blocks':
      return rowsOf(value).map((row) => exportBlock(field, row, naming))
    case 'richText':
      return writtenText(value)
    default:
      return value
  }
}

const exportBlock = (field: Blocks, row: Row, naming: Naming): Row => ({
  blockType: row['blockType'],
  ...(row['blockName'] ? { blockName: row['blockName'] } : {}),
  ...exportRow(blockFields(field, row), row, naming),
})

/**
 * Converts a stored document to its form in a folder (TEN-09): every configured field with a value, in order; related
 * documents by name, and rich text as markup unless that would lose something.
 */
export const exportRow = (fields: readonly FlattenedField[], row: Row, naming: Naming): Row =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (field.name === 'id' || field.name === 'blockType' || field.name === 'blockName') return []
      const value = exported(field, row[field.name], naming)
      return isNothing(value) ? [] : [[field.name, value]]
    }),
  )

/** Error in a folder: it refers to something it does not contain. */
export class FolderError extends Error {}

const known = (field: { readonly relationTo: unknown }, value: unknown, naming: Naming): unknown => {
  const id = (one: unknown): string => {
    const found = naming(String(field.relationTo), String(one))
    if (found === undefined)
      throw new FolderError(`The folder names “${String(one)}”, of which it has no ${String(field.relationTo)}.`)
    return found
  }
  return Array.isArray(value) ? value.map(id) : id(value)
}

const imported = (field: FlattenedField, value: unknown, naming: Naming): unknown => {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return known(field, value, naming)
    case 'group':
    case 'tab':
      return importRow(field.flattenedFields, value as Row, naming)
    case 'array':
      return rowsOf(value).map((row) => importRow(field.flattenedFields, row, naming))
    case 'blocks':
      return rowsOf(value).map((row) => importRow(blockFields(field, row), row, naming))
    case 'richText':
      return typeof value === 'string' ? richTextOf(value) : value
    default:
      return value
  }
}

/** Converts a folder's row to its stored form: names to ids, markup to rich text. Throws `FolderError`. */
export const importRow = (fields: readonly FlattenedField[], row: Row, naming: Naming): Row => {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = byName.get(name)
      return [name, field === undefined || value === null ? value : imported(field, value, naming)]
    }),
  )
}

/** Names and ids of documents by collection, in both directions. */
export type Names = {
  readonly add: (collection: string, name: string, id: string) => void
  readonly idOf: Naming
  readonly nameOf: Naming
}

export const createNames = (): Names => {
  const ids = new Map<string, string>()
  const names = new Map<string, string>()
  return {
    add: (collection, name, id) => {
      ids.set(`${collection}/${name}`, id)
      names.set(`${collection}/${id}`, name)
    },
    idOf: (collection, name) => ids.get(`${collection}/${name}`),
    nameOf: (collection, id) => names.get(`${collection}/${id}`),
  }
}
