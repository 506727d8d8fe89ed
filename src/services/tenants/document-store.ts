import type { CollectionSlug, Where } from 'payload'
import type { PayloadScope } from '@/src/platform/postgres/payload-transaction'

type DocumentData = Readonly<Record<string, unknown>>

export type DocumentStore = PayloadScope

const localApiOptions = ({ req }: DocumentStore) => ({ depth: 0, overrideAccess: true, ...(req ? { req } : {}) })

/** Condition for a tenant's document with this value in a field. */
export const whereOwned = (tenantId: string, field: string, value: string): Where => ({
  and: [{ tenant: { equals: tenantId } }, { [field]: { equals: value } }],
})

type FoundDocument = { readonly id: string; readonly _status?: string | null }

/** Finds the matching documents, oldest first. */
const findDocuments = async (
  store: DocumentStore,
  collection: CollectionSlug,
  where: Where,
  limit: number,
): Promise<readonly FoundDocument[]> => {
  const query = { collection, where, limit: limit, sort: 'id', pagination: false, ...localApiOptions(store) }
  const { docs } = await store.payload.find(query)
  return docs.map((one) => one as FoundDocument)
}

/** Saves an unpublished document as a draft, which may be incomplete. */
const draftOptions = (data: DocumentData, existing: FoundDocument | undefined) =>
  data['_status'] === 'draft' && existing?._status !== 'published' ? { draft: true } : {}

/**
 * Updates the matching document, or creates it; returns its id. Of several matching documents, `nth` selects one in the
 * order of creation. Idempotent.
 */
export const upsert = async (
  store: DocumentStore,
  collection: CollectionSlug,
  where: Where,
  data: DocumentData,
  nth = 0,
): Promise<string> => {
  const existing = (await findDocuments(store, collection, where, nth + 1))[nth]
  const shared = { collection, ...draftOptions(data, existing), ...localApiOptions(store) }
  const stored = existing
    ? await store.payload.update({ ...shared, id: existing.id, data } as never)
    : await store.payload.create({ ...shared, data } as never)
  return (stored as FoundDocument).id
}

/** Creates a document; returns its id. */
export const createDocument = async (
  store: DocumentStore,
  collection: CollectionSlug,
  data: DocumentData,
): Promise<string> => {
  const created = await store.payload.create({ collection, data, ...localApiOptions(store) } as never)
  return (created as FoundDocument).id
}

/** Creates a document unless one matches, and returns the id: changes by staff are never overwritten. */
export const createIfMissing = async (
  store: DocumentStore,
  collection: CollectionSlug,
  where: Where,
  data: DocumentData,
): Promise<string> => {
  const [existing] = await findDocuments(store, collection, where, 1)
  return existing?.id ?? createDocument(store, collection, data)
}

/** Creates a function that returns how often a key was passed before: `0` for the first time. */
export const createCounter = (): ((key: string) => number) => {
  const counts = new Map<string, number>()
  return (key) => {
    const before = counts.get(key) ?? 0
    counts.set(key, before + 1)
    return before
  }
}
