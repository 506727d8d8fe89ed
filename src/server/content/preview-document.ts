import 'server-only'
import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type JsonObject,
  type ValidationFieldError,
} from 'payload'
import { findReferenceProblems } from '@/src/services/content/find-reference-problems'
import { takeProblems } from '@/src/domain/content/noted-problems'
import { isRecord, revertInvalidFields } from '@/src/domain/content/revert-invalid-fields'
import { rootLevel, type DocumentChange } from './populate-document'

/** Runs a save's validation of each field, with its hooks and access, and of each reference, without writing. */
const findRefusals = async (
  data: JsonObject,
  { req, collection, stored }: DocumentChange,
): Promise<ValidationFieldError[]> => {
  const shared = {
    ...rootLevel,
    collection,
    context: req.context,
    fields: collection.fields,
    overrideAccess: false,
    req,
  }
  const id = String(stored['id'])
  const operation = 'update' as const
  await beforeValidateTraverseFields({
    ...shared,
    id,
    operation,
    data,
    doc: stored,
    siblingData: data,
    siblingDoc: stored,
  })
  // Problems that a save would note are not part of the document.
  const errors = [...(takeProblems(data) as readonly ValidationFieldError[])]
  const { drafts } = typeof collection.versions === 'object' ? collection.versions : { drafts: false }
  await beforeChangeTraverseFields({
    ...shared,
    id,
    operation,
    data,
    doc: stored,
    docWithLocales: stored,
    errors,
    fieldLabelPath: '',
    siblingData: data,
    siblingDoc: stored,
    siblingDocWithLocales: stored,
    mergeLocaleActions: [],
    // As when saving: if incomplete drafts are allowed, the typed values may be incomplete.
    skipValidation: typeof drafts === 'object' && drafts.validate !== true,
  })
  const change = { fields: collection.flattenedFields, data, stored }
  return [...errors, ...(await findReferenceProblems({ payload: req.payload, req }, change))]
}

const refusalText = ({ label, message }: ValidationFieldError): string =>
  typeof label === 'string' && label !== '' ? `${label}: ${message}` : message

export type TypedDocument = { readonly document: JsonObject; readonly problems: readonly string[] }

/**
 * Applies unsaved values to a stored document (ADM-02). Values that a save would refuse keep their stored state and are
 * reported in `problems`. The tenant and the document's identity never change.
 */
export const applyTypedValues = async (change: DocumentChange, typedValue: unknown): Promise<TypedDocument> => {
  const { stored, collection } = change
  const names = collection.flattenedFields.map((field) => field.name).filter((name) => name !== 'tenant')
  const typedValues = isRecord(typedValue) ? typedValue : {}
  const knownValues = Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(typedValues, name) ? [[name, typedValues[name]]] : [])),
  )
  const { id, tenant, createdAt, updatedAt, _status } = stored
  const identity = JSON.parse(JSON.stringify({ id, tenant, createdAt, updatedAt, _status })) as JsonObject
  const data = { ...structuredClone(stored), ...structuredClone(knownValues), ...identity }
  const errors = await findRefusals(data, change)
  const document = revertInvalidFields(
    data,
    stored,
    errors.map(({ path }) => path),
  )
  return { document, problems: [...new Set(errors.map(refusalText))] }
}
