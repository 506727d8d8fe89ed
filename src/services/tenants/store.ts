import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

type Data = Readonly<Record<string, unknown>>

/** Where a tenant's folder is written: within the request's transaction where one is open. */
export type Store = { readonly payload: Payload; readonly req?: PayloadRequest }

const within = ({ req }: Store) => ({ depth: 0, overrideAccess: true, ...(req ? { req } : {}) })

/** A document of a tenant, by one of its fields. */
export const owned = (tenantId: string, field: string, value: string): Where => ({
  and: [{ tenant: { equals: tenantId } }, { [field]: { equals: value } }],
})

type Found = { readonly id: string; readonly _status?: string | null }

/** The documents that match, oldest first. */
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

/** What is not to be seen by shoppers is saved as a draft, and need not be whole. */
const asDraft = (data: Data, existing: Found | undefined) =>
  data['_status'] === 'draft' && existing?._status !== 'published' ? { draft: true } : {}

/**
 * Updates the document that matches, or makes it; answers its id. Where several are alike, `nth` says which of them in
 * the order they were made. Run again, it changes nothing it need not.
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

/** Makes the document; answers its id. */
export const create = async (store: Store, collection: CollectionSlug, data: Data): Promise<string> => {
  const made = await store.payload.create({ collection, data, ...within(store) } as never)
  return (made as Found).id
}

/** Makes the document unless one matches: what staff may have changed since is left as it is. Answers its id. */
export const addMissing = async (
  store: Store,
  collection: CollectionSlug,
  where: Where,
  data: Data,
): Promise<string> => {
  const [existing] = await found(store, collection, where, 1)
  return existing?.id ?? create(store, collection, data)
}

/** Says how many of a key were seen before: `0` for the first of them. */
export const counter = (): ((key: string) => number) => {
  const seen = new Map<string, number>()
  return (key) => {
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return before
  }
}
