import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { CollectionSlug, ServerFunction } from 'payload'
import { canSaveDocument } from '@/src/cms/access/can-save-document'

type FormState = Parameters<typeof buildFormStateHandler>[0]

/**
 * Wraps Payload's form state handler, which the form calls with each change and which locks any document for any
 * signed-in user. Here only users who may save the document lock it (ADM-01).
 */
export const formState = (async (args: FormState) => {
  const wantsLock = args.returnLockStatus === true && args.id !== undefined
  const slug = args.collectionSlug as CollectionSlug | undefined
  const returnLockStatus = wantsLock && slug !== undefined && (await canSaveDocument(args.req, slug, String(args.id)))
  return buildFormStateHandler({ ...args, returnLockStatus })
}) as ServerFunction
