import type { CollectionBeforeValidateHook } from 'payload'

/** The fields in which Payload stores facts about an uploaded file. */
const uploadFields = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes'] as const

/**
 * Keeps the stored facts about a file when a save brings no file. Otherwise a request could point a document at another
 * dealer's file, and deleting the document would delete that file (SEC-01).
 */
export const preserveUploadFields: CollectionBeforeValidateHook = ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (!collection.upload || operation !== 'update' || data === undefined || req.file !== undefined) return data
  const before = originalDoc as Readonly<Record<string, unknown>> | undefined
  const preserved = uploadFields.filter((fact) => fact in data).map((fact) => [fact, before?.[fact]])
  return { ...data, ...Object.fromEntries(preserved) }
}
