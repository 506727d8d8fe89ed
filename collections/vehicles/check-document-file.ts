import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { DOCUMENT_FILE_PREFIX } from '@/src/domain/vehicle-documents/vehicle-document'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { uploadImageTypes } from '@/src/domain/images'
import { reencode, uniqueFileName } from '@/src/cms/documents/sanitize-image'
import { isPdf } from '@/src/cms/documents/sanitize-pdf'

const refuseFile = (req: PayloadRequest): never => {
  const message = 'We can’t read this file. Upload a PDF, or a JPEG, PNG, WebP or AVIF image.'
  throw new ValidationError({ collection: 'vehicle-documents', errors: [{ path: 'file', message }] }, req.t)
}

export const documentMimeTypes = ['application/pdf', ...uploadImageTypes]

type CheckedFile = { readonly data: Buffer; readonly mime: string; readonly end: string }

/** Recognises the file by its bytes. An image is encoded anew, which drops everything that is not its pixels. */
const checkFile = async (bytes: Buffer): Promise<CheckedFile | null> =>
  isPdf(bytes) ? { data: bytes, mime: 'application/pdf', end: 'pdf' } : reencode(bytes)

/** Refuses files that are neither PDF nor image, and gives the others a random name (SHP-08). */
export const checkDocumentFile: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  const { file } = req
  if (operation !== 'create' && operation !== 'update') return args
  // Without a file Payload would fetch one from the URL in the document.
  if (!file) return operation === 'create' ? refuseFile(req) : args
  // Anonymous callers are refused by access control later; skip the expensive decoding.
  if (overrideAccess !== true && (await findActiveStaff(req)) === null) return args
  const { data, mime, end } = (await checkFile(file.data)) ?? refuseFile(req)
  req.context['checkedBytes'] = data
  const name = `${DOCUMENT_FILE_PREFIX}${uniqueFileName(file.name, end)}`
  req.file = { ...file, data, size: data.length, mimetype: mime, name }
  return args
}
