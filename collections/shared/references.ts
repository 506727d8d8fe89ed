import type { Field, FlattenedField, RelationshipField, UploadField } from 'payload'
import { relationship, upload } from 'payload/shared'
import { idOf } from './roles'

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

const rows = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    : []

const rowFields = (field: FlattenedField, row: Readonly<Record<string, unknown>>): readonly FlattenedField[] => {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks') return []
  return field.blocks.find((one) => one.slug === row['blockType'])?.flattenedFields ?? []
}

const inRows = (field: FlattenedField, value: unknown, path: string): Reference[] =>
  rows(value).flatMap((row, index) => referencesIn(rowFields(field, row), row, `${path}.${String(index)}.`))

/** Every document that `data` points to by a relation or upload field, whatever it is nested in. */
export const referencesIn = (
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
      return referencesIn(field.flattenedFields, value as Record<string, unknown>, `${path}.`)
    }
    return inRows(field, value, path)
  })

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

type Named = { readonly id: string; readonly path: string }

/** Ids in the text of a value that no schema describes; keys count, too. */
const idsInText = (value: unknown, path: string): Named[] =>
  [...new Set(JSON.stringify(value).toLowerCase().match(uuid) ?? [])].map((id) => ({ id, path }))

/**
 * Every id that stands anywhere in JSON and rich text fields, whatever they are nested in. What it is the id of is not
 * known: a link, an upload, a block's relation, or nothing at all.
 */
export const idsInJson = (
  fields: readonly FlattenedField[],
  data: Readonly<Record<string, unknown>>,
  prefix = '',
): Named[] =>
  fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    const value = data[field.name]
    if (value === undefined || value === null) return []
    if (field.type === 'json' || field.type === 'richText') return idsInText(value, path)
    if ((field.type === 'group' || field.type === 'tab') && typeof value === 'object') {
      return idsInJson(field.flattenedFields, value as Record<string, unknown>, `${path}.`)
    }
    return rows(value).flatMap((row, index) => idsInJson(rowFields(field, row), row, `${path}.${String(index)}.`))
  })

const ownTenant = ({ data }: { data: unknown }): { tenant: { equals: string } } | false => {
  const tenant = idOf((data as { tenant?: unknown } | undefined)?.tenant)
  return tenant ? { tenant: { equals: tenant } } : false
}

/**
 * Payload would look for what a field names among its choices, and refuse to save a page because a yard it names lies in
 * the trash. Whose a document is `guardReferences` asks on each write, trash included.
 */
const besidesChoices = <Check extends (value: never, options: never) => unknown>(check: Check): Check =>
  ((value: never, options: object) =>
    check(value, { ...options, filterOptions: undefined } as never)) as unknown as Check

/** A relation within a tenant: choices are the document's own tenant's; unknown tenant, no choices. */
export const tenantRelationship = (field: Omit<RelationshipField, 'type' | 'filterOptions'>): Field =>
  ({ ...field, type: 'relationship', filterOptions: ownTenant, validate: besidesChoices(relationship) }) as Field

export const tenantUpload = (
  field: Omit<UploadField, 'type' | 'filterOptions' | 'relationTo'>,
  relationTo: 'media' | 'brochures' = 'media',
): Field =>
  ({ ...field, type: 'upload', relationTo, filterOptions: ownTenant, validate: besidesChoices(upload) }) as Field
