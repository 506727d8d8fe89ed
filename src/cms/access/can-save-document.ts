import type { CollectionSlug, PayloadRequest } from 'payload'

/** Returns whether the user of the request may save the document. */
export const canSaveDocument = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<boolean> => {
  if (!req.user || !Object.hasOwn(req.payload.collections, collection)) return false
  const allowed = await req.payload.collections[collection].config.access.update({ req, id })
  if (typeof allowed === 'boolean') return allowed
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, allowed] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
