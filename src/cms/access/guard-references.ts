import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { findReferenceProblems } from '@/src/services/content/find-reference-problems'

/** Refuses references to another tenant's document on every write. */
export const guardReferences: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  const change = { fields: collection.flattenedFields, data, stored: originalDoc as unknown }
  const errors = [...(await findReferenceProblems({ payload: req.payload, req }, change))]
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}
