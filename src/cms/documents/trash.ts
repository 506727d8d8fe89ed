import {
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
} from 'payload'
import { isInTrash, isLeavingTrash, isTrashing } from '@/src/domain/content/trash'
import { restoreDraft, trashPublished } from './trash-drafts'

type Args = { readonly data?: Record<string, unknown>; readonly draft?: boolean }

/**
 * Trashing applies to the published document at once, never only to a draft. The server sets the time, and new
 * documents cannot be created in the trash.
 */
const normalizeTrash: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as Args
  if (data === undefined || !('deletedAt' in data)) return args
  if (operation === 'create') return { ...args, data: { ...data, deletedAt: null } }
  if (operation !== 'update') return args
  return isInTrash(data) ? { ...args, draft: false, data: { ...data, deletedAt: new Date().toISOString() } } : args
}

/** A version may have been saved while its document was in the trash; restoring the version takes it out. */
const takeOutOfTrash: CollectionBeforeValidateHook = ({ data, req }) =>
  req.context['isRestoringVersion'] === true ? { ...data, deletedAt: null } : data

/**
 * A restored document has the state that it had: a published page is on the site again, and a draft stays one. Payload's
 * dialogs send a state of their own, so the server decides, and “Restore” and “Undo” agree.
 */
const keepStateOnRestore: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { _status: state } = (originalDoc ?? {}) as { readonly _status?: 'draft' | 'published' }
  return state !== undefined && isLeavingTrash(data, originalDoc) ? { ...data, _status: state } : data
}

/** Cancels scheduled publishing of a trashed document. */
const cancelScheduledPublish: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, req }) => {
  const { id } = doc as { readonly id: string }
  if (!isTrashing(doc, previousDoc)) return
  const [inCollection, ofDocument] = [
    { 'input.doc.relationTo': { equals: collection.slug } },
    { 'input.doc.value': { equals: id } },
  ]
  const where = {
    and: [{ completedAt: { exists: false } }, { taskSlug: { equals: 'schedulePublish' } }, inCollection, ofDocument],
  }
  await req.payload.db.deleteMany({ collection: 'payload-jobs', req, where })
}

type HookArgs = {
  readonly data?: unknown
  readonly originalDoc?: unknown
}

/**
 * Adds the validation messages to the error of a refused restore. When the panel restores many documents in one
 * request, Payload returns only the error's own message, which names just the field.
 */
const withRestoreMessage =
  <Args extends HookArgs, Result>(hook: (args: Args) => Result) =>
  async (args: Args): Promise<Awaited<Result>> => {
    try {
      return await hook(args)
    } catch (error) {
      if (error instanceof ValidationError && isLeavingTrash(args.data, args.originalDoc)) {
        const problems = error.data.errors.map(({ message }) => message).join(' ')
        error.message = `${problems} The item stays in the trash until you fix this.`
      }
      throw error
    }
  }

/**
 * Deleting a document moves it to the trash first (ADM-02): hidden from shoppers, listed under “Trash”, and then
 * restored or deleted permanently. Only for collections with `trash: true`.
 */
export const withTrash = (collection: CollectionConfig): CollectionConfig => {
  if (collection.trash !== true) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [normalizeTrash, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [keepStateOnRestore, takeOutOfTrash, ...(hooks?.beforeValidate ?? []).map(withRestoreMessage)],
      beforeChange: [trashPublished, ...(hooks?.beforeChange ?? []).map(withRestoreMessage)],
      afterChange: [...(hooks?.afterChange ?? []), cancelScheduledPublish, restoreDraft],
    },
  }
}
