import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { formatMarkup, parseMarkup } from '@/src/domain/content/markup'

/** A document or part of one, as stored or as in a folder. */
export type DocumentFields = Readonly<Record<string, unknown>>

/** Maps a document's id to its name in a folder, or a name to the id; undefined if it is absent. */
export type NameLookup = (collection: string, nameOrId: string) => string | undefined

/** Fields that no folder has: the tenant is the folder itself, and the others are set when a document is created. */
const omittedFields: ReadonlySet<string> = new Set(['id', 'tenant', 'createdAt', 'updatedAt', '_status'])

export const listFields = (payload: Payload, collection: CollectionSlug): readonly FlattenedField[] =>
  payload.collections[collection].config.flattenedFields.filter(
    (field) =>
      !omittedFields.has(field.name) && !('virtual' in field && field.virtual !== undefined && field.virtual !== false),
  )

const toRows = (value: unknown): readonly DocumentFields[] => (Array.isArray(value) ? (value as DocumentFields[]) : [])

const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0)

type Blocks = Extract<FlattenedField, { readonly type: 'blocks' }>

const blockFields = (field: Blocks, row: DocumentFields): readonly FlattenedField[] =>
  field.blocks.find((one) => one.slug === row['blockType'])?.flattenedFields ?? []

const toNames = (field: { readonly relationTo: unknown }, value: unknown, lookUp: NameLookup): unknown => {
  const name = (one: unknown): readonly string[] => {
    const id = idOf(one)
    const match = id === undefined ? undefined : lookUp(String(field.relationTo), id)
    // A deleted document is not visible to shoppers either.
    return match === undefined ? [] : [match]
  }
  return Array.isArray(value) ? value.flatMap(name) : name(value)[0]
}

const toMarkup = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (formatMarkup(value as DocumentFields) ?? value) : undefined

/** Converts what the images in a text refer to, at any depth. An image that is gone is left out. */
const mapTextImages = (value: unknown, convert: (field: DocumentFields, image: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => mapTextImages(one, convert)).filter((one) => one !== undefined)
  if (typeof value !== 'object' || value === null) return value
  const node = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTextImages(one, convert)]))
  if (node['type'] !== 'upload') return node
  const image = convert(node, node['value'])
  return image === undefined ? undefined : { ...node, value: image }
}

const toGroup = (value: unknown): DocumentFields => (value ?? {}) as DocumentFields

const exportValue = (field: FlattenedField, value: unknown, lookUp: NameLookup): unknown => {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return toNames(field, value, lookUp)
    case 'group':
    case 'tab':
      return exportRow(field.flattenedFields, toGroup(value), lookUp)
    case 'array':
      return toRows(value).map((row) => exportRow(field.flattenedFields, row, lookUp))
    case 'blocks':
      return toRows(value).map((row) => exportBlock(field, row, lookUp))
    case 'richText':
      return mapTextImages(toMarkup(value), (node, image) => toNames({ relationTo: node['relationTo'] }, image, lookUp))
    default:
      return value
  }
}

const exportBlock = (field: Blocks, row: DocumentFields, lookUp: NameLookup): DocumentFields => ({
  blockType: row['blockType'],
  ...(row['blockName'] ? { blockName: row['blockName'] } : {}),
  ...exportRow(blockFields(field, row), row, lookUp),
})

/**
 * Converts a stored document to its form in a folder (TEN-09): every configured field with a value, in order; related
 * documents by name, and rich text as markup unless that would lose something.
 */
export const exportRow = (fields: readonly FlattenedField[], row: DocumentFields, lookUp: NameLookup): DocumentFields =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (field.name === 'id' || field.name === 'blockType' || field.name === 'blockName') return []
      const value = exportValue(field, row[field.name], lookUp)
      return isEmptyValue(value) ? [] : [[field.name, value]]
    }),
  )

/** Error in a folder: it refers to something it does not contain. */
export class FolderError extends Error {}

const toIds = (field: { readonly relationTo: unknown }, value: unknown, lookUp: NameLookup): unknown => {
  const id = (one: unknown): string => {
    const match = lookUp(String(field.relationTo), String(one))
    if (match === undefined)
      throw new FolderError(
        `The folder refers to “${String(one)}” in ${String(field.relationTo)}, which it doesn’t contain.`,
      )
    return match
  }
  return Array.isArray(value) ? value.map(id) : id(value)
}

const importValue = (field: FlattenedField, value: unknown, lookUp: NameLookup): unknown => {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return toIds(field, value, lookUp)
    case 'group':
    case 'tab':
      return importRow(field.flattenedFields, value as DocumentFields, lookUp)
    case 'array':
      return toRows(value).map((row) => importRow(field.flattenedFields, row, lookUp))
    case 'blocks':
      return toRows(value).map((row) => importRow(blockFields(field, row), row, lookUp))
    case 'richText':
      return typeof value === 'string'
        ? parseMarkup(value)
        : mapTextImages(value, (node, image) => toIds({ relationTo: node['relationTo'] }, image, lookUp))
    default:
      return value
  }
}

/** Converts a folder's row to its stored form: names to ids, markup to rich text. Throws `FolderError`. */
export const importRow = (
  fields: readonly FlattenedField[],
  row: DocumentFields,
  lookUp: NameLookup,
): DocumentFields => {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = byName.get(name)
      return [name, field === undefined || value === null ? value : importValue(field, value, lookUp)]
    }),
  )
}
