import {
  beforeChangeTraverseFields,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  deepCopyObjectSimple,
  type JsonObject,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import { isTenantOwned } from '@/src/domain/collections/declaration'
import { firstOfEachField, noteProblems, splitProblems } from '@/src/domain/content/noted-problems'
import { isLeavingTrash, isTrashing } from '@/src/domain/content/trash'

type Problems = readonly ValidationFieldError[]

type Save = {
  readonly collection: SanitizedCollectionConfig | null | undefined
  readonly data: JsonObject
  readonly req: PayloadRequest
}

/**
 * Refuses a save for these problems: at once, or, in documents of dealers, together with all other problems of the save,
 * so that staff correct them in one round (ADM-02). An upload is refused at once too: Payload stores its file before the
 * last hook. @returns the data to continue with
 */
export const refuseSave = ({ collection, data, req }: Save, problems: Problems): JsonObject => {
  if (collection && isTenantOwned(collection) && !collection.upload) return noteProblems(data, problems)
  throw new ValidationError({ ...(collection && { collection: collection.slug }), errors: [...problems], req }, req.t)
}

type SaveHook = CollectionBeforeValidateHook | CollectionBeforeChangeHook

/** Lets a save continue after this hook has refused it, to find its other problems too. `throwProblems` refuses it. */
export const collectProblems = <Hook extends SaveHook>(hook: Hook): Hook =>
  (async (args: Parameters<CollectionBeforeChangeHook>[0]) => {
    try {
      return (await (hook as CollectionBeforeChangeHook)(args)) as unknown
    } catch (error) {
      const { data, originalDoc, collection } = args
      const isOwn = error instanceof ValidationError && (error.data.collection ?? collection.slug) === collection.slug
      if (!isOwn || isLeavingTrash(data, originalDoc)) throw error
      return refuseSave(args, error.data.errors)
    }
  }) as Hook

/** The problems of the fields themselves. Payload asks each field only after all hooks have accepted the save. */
const findFieldProblems = async (
  values: JsonObject,
  { collection, context, operation, originalDoc, req }: Parameters<CollectionBeforeChangeHook>[0],
): Promise<Problems> => {
  // Drafts may be incomplete, and what moves to the trash stays as it is.
  if (values['_status'] === 'draft' || isTrashing(values, originalDoc)) return []
  const stored = (originalDoc ?? {}) as JsonObject
  const data = deepCopyObjectSimple(values)
  const errors: ValidationFieldError[] = []
  await beforeChangeTraverseFields({
    collection,
    context,
    operation,
    req,
    errors,
    fields: collection.fields,
    global: null,
    overrideAccess: true,
    data,
    doc: stored,
    docWithLocales: stored,
    siblingData: data,
    siblingDoc: stored,
    siblingDocWithLocales: stored,
    mergeLocaleActions: [],
    fieldLabelPath: '',
    skipValidation: false,
    parentIndexPath: '',
    parentIsLocalized: false,
    parentPath: '',
    parentSchemaPath: '',
    ...(typeof stored['id'] === 'string' && { id: stored['id'] }),
  })
  return errors
}

/** Refuses a save with all of its problems, one for each field; the last hook that may. */
export const throwProblems: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, req } = args
  const { values, problems } = splitProblems(data as JsonObject)
  if (problems.length === 0) return values
  const errors = firstOfEachField([...(problems as Problems), ...(await findFieldProblems(values, args))])
  throw new ValidationError({ collection: collection.slug, errors: [...errors], req }, req.t)
}
