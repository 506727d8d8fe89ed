import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

type Data = Readonly<Record<string, unknown>>

/** Payload, and the request whose transaction the writes belong to, if there is one. */
export type Store = { readonly payload: Payload; readonly req?: PayloadRequest }

const within = ({ req }: Store) => ({ depth: 0, overrideAccess: true, ...(req ? { req } : {}) })

/** Condition for a tenant's document with this value in a field. */
export const owned = (tenantId: string, field: string, value: string): Where => ({
  and: [{ tenant: { equals: tenantId } }, { [field]: { equals: value } }],
})

type Found = { readonly id: string; readonly _status?: string | null }

/** Finds the matching documents, oldest first. */
const found = async (
  store: Store,
  collection: CollectionSlug,
  where: Where,
  most: number,
): Promise<readonly Found[]> => {
  const query = { collection, where, limit: most, sort: 'id', pagination: false, ...within(store) }
  const { docs } = await store.payload.find(query)
  return docs.map((one) => one as unknown as Found)
}

/** Saves an unpublished document as a draft, which may be incomplete. */
const asDraft = (data: Data, existing: Found | undefined) =>
  data['_status'] === 'draft' && existing?._status !== 'published' ? { draft: true } : {}

/**
 * Updates the matching document, or creates it; returns its id. Of several matching documents, `nth` selects one in the
 * order of creation. Idempotent.
 */
export const upsert = async (
  store: Store,
  collection: CollectionSlug,
  where: Where,
  data: Data,
  nth = 0,
): Promise<string> => {
  const existing = (await found(store, collection, where, nth + 1))[nth]
  const shared = { collection, ...asDraft(data, existing), ...within(store) }
  const stored = existing
    ? await store.payload.update({ ...shared, id: existing.id, data } as never)
    : await store.payload.create({ ...shared, data } as never)
  return (stored as Found).id
}

/** Creates a document; returns its id. */
export const create = async (store: Store, collection: CollectionSlug, data: Data): Promise<string> => {
  const made = await store.payload.create({ collection, data, ...within(store) } as never)
  return (made as Found).id
}

/** Creates a document unless one matches, and returns the id: changes by staff are never overwritten. */
export const addMissing = async (
  store: Store,
  collection: CollectionSlug,
  where: Where,
  data: Data,
): Promise<string> => {
  const [existing] = await found(store, collection, where, 1)
  return existing?.id ?? create(store, collection, data)
}

/** Creates a function that returns how often a key was passed before: `0` for the first time. */
export const counter = (): ((key: string) => number) => {
  const seen = new Map<string, number>()
  return (key) => {
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return before
  }
}
