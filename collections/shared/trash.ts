import {
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
} from 'payload'

type Saved = Readonly<Record<string, unknown>> | null | undefined

const inTrash = (document: unknown): boolean => Boolean((document as Saved)?.['deletedAt'])

/** Whether a save moves a document to the trash. */
export const isTrashing = (data: unknown, before: unknown): boolean => inTrash(data) && !inTrash(before)

/** Whether a save takes a document out of the trash. */
export const isRestoring = (data: unknown, before: unknown): boolean =>
  inTrash(before) && (data as Saved)?.['deletedAt'] === null

type Args = { readonly data?: Record<string, unknown>; readonly draft?: boolean }

/**
 * What is in the trash is so for everybody, at once: never as a draft beside a document that shoppers still see. Its
 * moment is the server's own, and nothing begins there.
 */
const wholly: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as Args
  if (data === undefined || !('deletedAt' in data)) return args
  if (operation === 'create') return { ...args, data: { ...data, deletedAt: null } }
  if (operation !== 'update') return args
  return inTrash(data) ? { ...args, draft: false, data: { ...data, deletedAt: new Date().toISOString() } } : args
}

/** A version may have been kept while its document lay in the trash: going back to it is about what it says. */
const keepOut: CollectionBeforeValidateHook = ({ data, req }) =>
  req.context['isRestoringVersion'] === true ? { ...data, deletedAt: null } : data

/** Nothing in the trash is published by itself: what was to happen to a document later is called off. */
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
 * The panel restores many documents by one request, of which Payload answers only each error's own sentence: it has to
 * say what stands in the way, not just the field's name.
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
 * Deleting puts a document of such a collection into the trash first (ADM-02): gone for shoppers, listed under “Trash”,
 * restored with what it names, or deleted for good. For collections with `trash: true`; others stay as they are.
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
