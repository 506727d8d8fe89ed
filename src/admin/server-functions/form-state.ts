import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { CollectionSlug, ServerFunction } from 'payload'
import { canSaveDocument } from '@/src/cms/access/can-save-document'
import { keepInputsShown } from '../vehicles/keep-inputs-shown'

type FormState = Parameters<typeof buildFormStateHandler>[0]

/**
 * Wraps Payload's form state handler, which the form calls with each change and which locks any document for any
 * signed-in user. Here only users who may save the document lock it (ADM-01). A vehicle's form hides inputs of other
 * kinds of vehicles only when it is opened (STF-02).
 */
export const formState = (async (args: FormState) => {
  const wantsLock = args.returnLockStatus === true && args.id !== undefined
  const slug = args.collectionSlug as CollectionSlug | undefined
  const returnLockStatus = wantsLock && slug !== undefined && (await canSaveDocument(args.req, slug, String(args.id)))
  const result = await buildFormStateHandler({ ...args, returnLockStatus })
  if (slug !== 'vehicles' || args.formState === undefined || !('state' in result)) return result
  return { ...result, state: keepInputsShown(args.formState, result.state) }
}) as ServerFunction
