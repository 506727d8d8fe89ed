import type { CollectionSlug, Payload, Where } from 'payload'

type Data = Record<string, unknown>

/** Updates the document that matches, or makes it; answers its id. Run again, it changes nothing it need not. */
export const upsert = async (
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  data: Data,
): Promise<string> => {
  const found = await payload.find({ collection, where, limit: 1, depth: 0, pagination: false, overrideAccess: true })
  const existing = found.docs[0]
  const stored = existing
    ? await payload.update({ collection, id: existing.id, data, depth: 0, overrideAccess: true })
    : await payload.create({ collection, data: data as never, depth: 0, overrideAccess: true })
  return String(stored.id)
}
