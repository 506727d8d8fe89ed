import type { FlattenedField } from 'payload'
import { idOf } from '@/src/domain/content/id-of'

type Reference = { readonly collection: string; readonly id: string; readonly path: string }

type Relation = {
  readonly type: 'relationship' | 'upload'
  readonly name: string
  readonly relationTo: string | readonly string[]
}

const isRelation = (field: FlattenedField): field is FlattenedField & Relation =>
  field.type === 'relationship' || field.type === 'upload'

const relationIds = (field: Relation, value: unknown, path: string): Reference[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const polymorphic = typeof one === 'object' && one !== null && 'relationTo' in one && 'value' in one
    const id = idOf(polymorphic ? one.value : one)
    const collection = polymorphic ? String(one.relationTo) : field.relationTo
    return id && typeof collection === 'string' ? [{ collection, id, path }] : []
  })

const toRows = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    : []

const rowFields = (field: FlattenedField, row: Readonly<Record<string, unknown>>): readonly FlattenedField[] => {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks') return []
  return field.blocks.find((one) => one.slug === row['blockType'])?.flattenedFields ?? []
}

const findReferencesInRows = (field: FlattenedField, value: unknown, path: string): Reference[] =>
  toRows(value).flatMap((row, index) => findReferences(rowFields(field, row), row, `${path}.${String(index)}.`))

/** Lists every document that `data` references in a relationship or upload field, at any depth. */
export const findReferences = (
  fields: readonly FlattenedField[],
  data: Readonly<Record<string, unknown>>,
  prefix = '',
): Reference[] =>
  fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    const value = data[field.name]
    if (value === undefined || value === null) return []
    if (isRelation(field)) return relationIds(field, value, path)
    if ((field.type === 'group' || field.type === 'tab') && typeof value === 'object') {
      return findReferences(field.flattenedFields, value as Record<string, unknown>, `${path}.`)
    }
    return findReferencesInRows(field, value, path)
  })

const UUID_PATTERN = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

type JsonId = { readonly id: string; readonly path: string }

/** Finds ids in the JSON text of a value, in keys too. */
const findIdsInText = (value: unknown, path: string): JsonId[] =>
  [...new Set(JSON.stringify(value).toLowerCase().match(UUID_PATTERN) ?? [])].map((id) => ({ id, path }))

/**
 * Lists every id in JSON and rich text fields, at any depth. The schema does not say what an id refers to: a link, an
 * upload, a block's relationship, or nothing.
 */
export const findIdsInJson = (
  fields: readonly FlattenedField[],
  data: Readonly<Record<string, unknown>>,
  prefix = '',
): JsonId[] =>
  fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    const value = data[field.name]
    if (value === undefined || value === null) return []
    if (field.type === 'json' || field.type === 'richText') return findIdsInText(value, path)
    if ((field.type === 'group' || field.type === 'tab') && typeof value === 'object') {
      return findIdsInJson(field.flattenedFields, value as Record<string, unknown>, `${path}.`)
    }
    return toRows(value).flatMap((row, index) => findIdsInJson(rowFields(field, row), row, `${path}.${String(index)}.`))
  })
