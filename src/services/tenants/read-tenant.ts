import type { CollectionSlug, Payload } from 'payload'
import { createNames, exportRow, fieldsOf, type Names, type Row } from './fields'
import { folderNames } from './uploads'

/** Reads a tenant's documents for an export. */
export type Reader = {
  readonly payload: Payload
  readonly tenant: string
  readonly names: Names
  /** All documents of a collection, oldest first; the published version, or the latest draft if there is none. */
  readonly all: (collection: CollectionSlug) => Promise<readonly Document[]>
}

export type Document = Row & { readonly id: string }

const isDraft = (document: Row): boolean => document['_status'] === 'draft'

/** Reads published documents, and the newest draft of those that were never published. */
const readAll = async (payload: Payload, tenant: string, collection: CollectionSlug): Promise<readonly Document[]> => {
  const where = { tenant: { equals: tenant } }
  const query = { collection, where, sort: 'id', pagination: false, depth: 0, overrideAccess: true } as const
  const shown = (await payload.find(query)).docs as unknown as readonly Document[]
  if (!shown.some(isDraft)) return shown
  const drafts = (await payload.find({ ...query, draft: true })).docs as unknown as readonly Document[]
  const newest = new Map(drafts.map((one) => [one.id, one]))
  return shown.map((one) => (isDraft(one) ? (newest.get(one.id) ?? one) : one))
}

/** Collections whose documents are referred to by slug. */
const namedBySlug = ['locations', 'manufacturers', 'models', 'post-categories'] as const

/** Creates the reader of a tenant's export. All names are registered first, because documents refer to each other. */
export const createReader = async (payload: Payload, tenant: string): Promise<Reader> => {
  const names = createNames()
  const kept = new Map<CollectionSlug, Promise<readonly Document[]>>()
  const all = (collection: CollectionSlug): Promise<readonly Document[]> => {
    const before = kept.get(collection)
    if (before) return before
    const read = readAll(payload, tenant, collection)
    kept.set(collection, read)
    return read
  }
  for (const collection of namedBySlug)
    for (const { id, slug } of await all(collection)) if (typeof slug === 'string') names.add(collection, slug, id)
  for (const kind of ['media', 'brochures'] as const)
    for (const [id, name] of folderNames(await all(kind))) names.add(kind, name, id)
  return { payload, tenant, names, all }
}

/** Reads a collection as a folder's rows, each with its document. */
export const rowsOf = async (
  { payload, names, all }: Reader,
  collection: CollectionSlug,
): Promise<readonly { readonly row: Row; readonly document: Document }[]> => {
  const fields = fieldsOf(payload, collection)
  return (await all(collection)).map((document) => ({ row: exportRow(fields, document, names.nameOf), document }))
}

/** Reads the tenant's only document of a collection; an empty object if it has none. */
export const rowOf = async (reader: Reader, collection: CollectionSlug): Promise<Row> =>
  (await rowsOf(reader, collection))[0]?.row ?? {}

/** `draft: true` if the document is not published. */
export const draftOf = (document: Row): Row => (isDraft(document) ? { draft: true } : {})

/** Sorts by a text of each item; equal ones keep their order. */
export const sortedBy = <T>(all: readonly T[], key: (one: T) => string): readonly T[] =>
  [...all].sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0))
