import {
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
} from 'payload'

type Saved = Readonly<Record<string, unknown>> | null | undefined

const inTrash = (document: unknown): boolean => Boolean((document as Saved)?.['deletedAt'])

/** Checks whether a save moves a document to the trash. */
export const isTrashing = (data: unknown, before: unknown): boolean => inTrash(data) && !inTrash(before)

/** Checks whether a save takes a document out of the trash. */
export const isRestoring = (data: unknown, before: unknown): boolean =>
  inTrash(before) && (data as Saved)?.['deletedAt'] === null

type Args = { readonly data?: Record<string, unknown>; readonly draft?: boolean }

/**
 * Trashing applies to the published document at once, never only to a draft. The server sets the time, and new
 * documents cannot be created in the trash.
 */
const wholly: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as Args
  if (data === undefined || !('deletedAt' in data)) return args
  if (operation === 'create') return { ...args, data: { ...data, deletedAt: null } }
  if (operation !== 'update') return args
  return inTrash(data) ? { ...args, draft: false, data: { ...data, deletedAt: new Date().toISOString() } } : args
}

/** A version may have been saved while its document was in the trash; restoring the version takes it out. */
const keepOut: CollectionBeforeValidateHook = ({ data, req }) =>
  req.context['isRestoringVersion'] === true ? { ...data, deletedAt: null } : data

/** Cancels scheduled publishing of a trashed document. */
const callOff: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, req }) => {
  const { id } = doc as { readonly id: string }
  if (!isTrashing(doc, previousDoc)) return
  const [of, named] = [{ 'input.doc.relationTo': { equals: collection.slug } }, { 'input.doc.value': { equals: id } }]
  const where = { and: [{ completedAt: { exists: false } }, { taskSlug: { equals: 'schedulePublish' } }, of, named] }
  await req.payload.db.deleteMany({ collection: 'payload-jobs', req, where })
}

type Checks = {
  readonly data?: unknown
  readonly originalDoc?: unknown
}

/**
 * Adds the validation messages to the error of a refused restore. When the panel restores many documents in one
 * request, Payload returns only the error's own message, which names just the field.
 */
const saying = <Hook extends (args: never) => unknown>(hook: Hook): Hook =>
  (async (args: Checks) => {
    try {
      return await hook(args as never)
    } catch (error) {
      if (error instanceof ValidationError && isRestoring(args.data, args.originalDoc)) {
        const problems = error.data.errors.map(({ message }) => message).join(' ')
        error.message = `${problems} This stays in the trash until that is changed.`
      }
      throw error
    }
  }) as unknown as Hook

/**
 * Deleting a document moves it to the trash first (ADM-02): hidden from shoppers, listed under “Trash”, and then
 * restored or deleted permanently. Only for collections with `trash: true`.
 */
export const trashed = (collection: CollectionConfig): CollectionConfig => {
  if (collection.trash !== true) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [wholly, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [keepOut, ...(hooks?.beforeValidate ?? []).map(saying)],
      beforeChange: (hooks?.beforeChange ?? []).map(saying),
      afterChange: [...(hooks?.afterChange ?? []), callOff],
    },
  }
}
