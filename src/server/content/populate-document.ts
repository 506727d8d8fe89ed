import 'server-only'
import { afterReadTraverseFields, type JsonObject, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'

/** Starting point of a traversal of fields: the top of a document. */
export const rootLevel = {
  global: null,
  parentIndexPath: '',
  parentIsLocalized: false,
  parentPath: '',
  parentSchemaPath: '',
} as const

export type DocumentChange = {
  readonly req: PayloadRequest
  readonly collection: SanitizedCollectionConfig
  readonly stored: JsonObject
}

/** Loads the documents that a document refers to, as far as the user may read them. */
export const populateDocument = async (
  { req, collection }: Omit<DocumentChange, 'stored'>,
  document: JsonObject,
  depth: number,
): Promise<JsonObject> => {
  const doc = structuredClone(document)
  const fieldPromises: Promise<void>[] = []
  const populationPromises: Promise<void>[] = []
  afterReadTraverseFields({
    ...rootLevel,
    collection,
    context: req.context,
    currentDepth: 1,
    depth,
    doc,
    siblingDoc: doc,
    draft: false,
    fallbackLocale: null,
    locale: null,
    fieldDepth: 0,
    fieldPromises,
    populationPromises,
    fields: collection.fields,
    findMany: false,
    flattenLocales: true,
    overrideAccess: false,
    req,
    showHiddenFields: false,
  })
  // Reading may add more promises.
  while (fieldPromises.length > 0 || populationPromises.length > 0) {
    await Promise.all(fieldPromises.splice(0))
    await Promise.all(populationPromises.splice(0))
  }
  return doc
}
