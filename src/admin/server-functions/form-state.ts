import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { CollectionSlug, ServerFunction } from 'payload'

type FormState = Parameters<typeof buildFormStateHandler>[0]

/** Whether the asker may save the document: only then is it theirs to lock. */
const maySave = async ({ req, collectionSlug, id }: FormState): Promise<boolean> => {
  const slug = collectionSlug as CollectionSlug | undefined
  if (slug === undefined || id === undefined || !Object.hasOwn(req.payload.collections, slug)) return false
  const allowed = await req.payload.collections[slug].config.access.update({ req, id: String(id) })
  if (typeof allowed === 'boolean') return allowed
  const { totalDocs } = await req.payload.count({
    collection: slug,
    where: { and: [{ id: { equals: id } }, allowed] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/**
 * The panel's form asks this with each change, and Payload locks whatever document it names for whoever asks: any id, of
 * any dealer, by anybody signed in. Here a document is locked by those alone who may save it (ADM-01).
 */
export const formState = (async (args: FormState) => {
  const asksLock = args.returnLockStatus === true && args.id !== undefined
  const returnLockStatus = asksLock && (await maySave(args))
  return buildFormStateHandler({ ...args, returnLockStatus })
}) as ServerFunction
