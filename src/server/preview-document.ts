import 'server-only'
import {
  afterReadTraverseFields,
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type JsonObject,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import { guardReferences } from '@/collections/shared/guard-references'
import { isRecord, withoutRefused } from '@/src/domain/content/unsaved'

/** Where a traversal of fields begins: at the top of a document. */
const top = {
  global: null,
  parentIndexPath: '',
  parentIsLocalized: false,
  parentPath: '',
  parentSchemaPath: '',
} as const

type Change = {
  readonly req: PayloadRequest
  readonly collection: SanitizedCollectionConfig
  readonly stored: JsonObject
}

/** What a save asks of each field, with its hooks and access, and of each reference; nothing is written. */
const refusals = async (data: JsonObject, { req, collection, stored }: Change): Promise<ValidationFieldError[]> => {
  const shared = { ...top, collection, context: req.context, fields: collection.fields, overrideAccess: false, req }
  const id = String(stored['id'])
  const operation = 'update' as const
  await beforeValidateTraverseFields({
    ...shared,
    ...{ id, operation, data, doc: stored, siblingData: data, siblingDoc: stored },
  })
  const errors: ValidationFieldError[] = []
  const { drafts } = typeof collection.versions === 'object' ? collection.versions : { drafts: false }
  await beforeChangeTraverseFields({
    ...shared,
    ...{ id, operation, data, doc: stored, docWithLocales: stored, errors, fieldLabelPath: '' },
    ...{ siblingData: data, siblingDoc: stored, siblingDocWithLocales: stored, mergeLocaleActions: [] },
    // As with a save: where drafts may be unfinished, what is typed may be.
    skipValidation: typeof drafts === 'object' && drafts.validate !== true,
  })
  try {
    const named = { data, originalDoc: stored, collection, req, context: req.context, operation }
    await guardReferences(named as unknown as Parameters<typeof guardReferences>[0])
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    errors.push(...error.data.errors)
  }
  return errors
}

const wordsOf = ({ label, message }: ValidationFieldError): string =>
  typeof label === 'string' && label !== '' ? `${label}: ${message}` : message

export type Typed = { readonly document: JsonObject; readonly problems: readonly string[] }

/**
 * A stored document with what somebody has typed over it and not saved (ADM-02). What a save would refuse is left as it
 * is stored, and said. The tenant, and who the document is, stay as stored whatever is typed.
 */
export const typedOver = async (change: Change, typed: unknown): Promise<Typed> => {
  const { stored, collection } = change
  const names = collection.flattenedFields.map((field) => field.name).filter((name) => name !== 'tenant')
  const given = isRecord(typed) ? typed : {}
  const own = Object.fromEntries(names.flatMap((name) => (Object.hasOwn(given, name) ? [[name, given[name]]] : [])))
  const { id, tenant, createdAt, updatedAt, _status } = stored
  const kept = JSON.parse(JSON.stringify({ id, tenant, createdAt, updatedAt, _status })) as JsonObject
  const data = { ...structuredClone(stored), ...structuredClone(own), ...kept }
  const errors = await refusals(data, change)
  const document = withoutRefused(
    data,
    stored,
    errors.map(({ path }) => path),
  )
  return { document, problems: [...new Set(errors.map(wordsOf))] }
}

/** A document with the documents it names, as far as whoever asks may read them. */
export const populated = async (
  { req, collection }: Omit<Change, 'stored'>,
  document: JsonObject,
  depth: number,
): Promise<JsonObject> => {
  const doc = structuredClone(document)
  const fieldPromises: Promise<void>[] = []
  const populationPromises: Promise<void>[] = []
  afterReadTraverseFields({
    ...top,
    ...{ collection, context: req.context, currentDepth: 1, depth, doc, siblingDoc: doc, draft: false },
    ...{ fallbackLocale: null, locale: null, fieldDepth: 0, fieldPromises, populationPromises },
    ...{ fields: collection.fields, findMany: false, flattenLocales: true, overrideAccess: false, req },
    showHiddenFields: false,
  })
  // What is read may name more to read.
  while (fieldPromises.length > 0 || populationPromises.length > 0) {
    await Promise.all(fieldPromises.splice(0))
    await Promise.all(populationPromises.splice(0))
  }
  return doc
}
