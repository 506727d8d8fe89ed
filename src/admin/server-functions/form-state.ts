import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { CollectionSlug, ServerFunction } from 'payload'

type FormState = Parameters<typeof buildFormStateHandler>[0]

/** Checks whether the user may save the document, and so may lock it. */
const canSave = async ({ req, collectionSlug, id }: FormState): Promise<boolean> => {
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
 * Wraps Payload's form state handler, which the form calls with each change and which locks any document for any
 * signed-in user. Here only users who may save the document lock it (ADM-01).
 */
export const formState = (async (args: FormState) => {
  const wantsLock = args.returnLockStatus === true && args.id !== undefined
  const returnLockStatus = wantsLock && (await canSave(args))
  return buildFormStateHandler({ ...args, returnLockStatus })
}) as ServerFunction
