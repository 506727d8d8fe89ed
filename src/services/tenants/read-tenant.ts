import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { declarationOf, isTenantOwned } from '@/src/domain/collections/declaration'
import { exportRow, listFields, type DocumentFields } from './fields'
import { createNameRegistry, type NameRegistry } from './name-registry'
import { folderNames } from './folder-names'

/** Reads a tenant's documents for an export. */
export type TenantReader = {
  readonly payload: Payload
  readonly tenant: string
  readonly names: NameRegistry
  /** All documents of a collection, oldest first; the published version, or the latest draft if none is published. */
  readonly all: (collection: CollectionSlug) => Promise<readonly StoredDocument[]>
}

export type StoredDocument = DocumentFields & { readonly id: string }

const isDraft = (document: DocumentFields): boolean => document['_status'] === 'draft'

/** Reads published documents, and the newest draft of those that were never published. */
const readDocuments = async (
  payload: Payload,
  tenant: string,
  collection: CollectionSlug,
): Promise<readonly StoredDocument[]> => {
  const where = { tenant: { equals: tenant } }
  const query = { collection, where, sort: 'id', pagination: false, depth: 0, overrideAccess: true } as const
  // A collection that is known only by its name has documents of any shape.
  const find = async (draft: boolean) =>
    ((await payload.find({ ...query, draft })) as { readonly docs: readonly object[] })
      .docs as readonly StoredDocument[]
  const documents = await find(false)
  if (!documents.some(isDraft)) return documents
  const drafts = await find(true)
  const newest = new Map(drafts.map((one) => [one.id, one]))
  return documents.map((one) => (isDraft(one) ? (newest.get(one.id) ?? one) : one))
}

/** Lists the collections of tenants that an export includes. */
const listExported = ({ config }: Payload): readonly SanitizedCollectionConfig[] =>
  config.collections.filter((one) => isTenantOwned(one) && declarationOf(one)?.exportExclusion === undefined)

/** Lists the exported collections of uploaded files. */
export const listUploadSlugs = (payload: Payload): readonly CollectionSlug[] =>
  listExported(payload).flatMap(({ slug, upload }) => (upload ? [slug] : []))

/** Lists the exported collections whose documents are referred to by slug. */
const listNamedBySlug = (payload: Payload): readonly CollectionSlug[] =>
  listExported(payload).flatMap(({ slug, flattenedFields }) =>
    flattenedFields.some(({ name }) => name === 'slug') ? [slug] : [],
  )

/** Creates the reader of a tenant's export. All names are registered first, because documents refer to each other. */
export const createReader = async (payload: Payload, tenant: string): Promise<TenantReader> => {
  const names = createNameRegistry()
  const cache = new Map<CollectionSlug, Promise<readonly StoredDocument[]>>()
  const all = (collection: CollectionSlug): Promise<readonly StoredDocument[]> => {
    const cached = cache.get(collection)
    if (cached) return cached
    const documents = readDocuments(payload, tenant, collection)
    cache.set(collection, documents)
    return documents
  }
  for (const collection of listNamedBySlug(payload))
    for (const { id, slug } of await all(collection)) if (typeof slug === 'string') names.add(collection, slug, id)
  for (const kind of listUploadSlugs(payload))
    for (const [id, name] of folderNames(await all(kind))) names.add(kind, name, id)
  return { payload, tenant, names, all }
}

/** Reads a collection as a folder's rows, each with its document. */
export const readRows = async (
  { payload, names, all }: TenantReader,
  collection: CollectionSlug,
): Promise<readonly { readonly row: DocumentFields; readonly document: StoredDocument }[]> => {
  const fields = listFields(payload, collection)
  return (await all(collection)).map((document) => ({ row: exportRow(fields, document, names.nameOf), document }))
}

/** Reads the tenant's only document of a collection; an empty object if it has none. */
export const readSingleRow = async (reader: TenantReader, collection: CollectionSlug): Promise<DocumentFields> =>
  (await readRows(reader, collection))[0]?.row ?? {}

/** `draft: true` if the document is not published. */
export const draftFlagOf = (document: DocumentFields): DocumentFields => (isDraft(document) ? { draft: true } : {})

/** Sorts by a text of each item; equal ones keep their order. */
export const sortBy = <T>(all: readonly T[], key: (one: T) => string): readonly T[] =>
  [...all].sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0))
