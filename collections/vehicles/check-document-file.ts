import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { DOCUMENT_FILE_PREFIX } from '@/src/domain/vehicle-documents/vehicle-document'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { uploadImageTypes } from '@/src/domain/uploaded-images'
import { imageProblem, reencodeUpload } from '@/src/cms/documents/reencode-upload'
import { uniqueFileName } from '@/src/cms/documents/sanitize-image'
import { isPdf } from '@/src/cms/documents/sanitize-pdf'

const UNREADABLE_PROBLEM = 'We can’t read this file. Upload a PDF, or a JPEG, PNG, WebP or AVIF image.'

const refuseFile = (req: PayloadRequest, message = UNREADABLE_PROBLEM): never => {
  throw new ValidationError({ collection: 'vehicle-documents', errors: [{ path: 'file', message }] }, req.t)
}

export const documentMimeTypes = ['application/pdf', ...uploadImageTypes]

/** Recognises the file by its bytes. An image is encoded anew, which drops everything that is not its pixels. */
const checkFile = async (hook: Parameters<CollectionBeforeOperationHook>[0], bytes: Buffer) => {
  if (isPdf(bytes)) return { data: bytes, mime: 'application/pdf', end: 'pdf' }
  const reencoded = await reencodeUpload(hook, bytes)
  return typeof reencoded === 'string' ? refuseFile(hook.req, imageProblem(reencoded, bytes)) : reencoded
}

/** Refuses files that are neither PDF nor image, and gives the others a random name (SHP-08). */
export const checkDocumentFile: CollectionBeforeOperationHook = async (hook) => {
  const { args, operation, req, overrideAccess } = hook
  const { file } = req
  if (operation !== 'create' && operation !== 'update') return args
  // Without a file Payload would fetch one from the URL in the document.
  if (!file) return operation === 'create' ? refuseFile(req) : args
  // Anonymous callers are refused by access control later; skip the expensive decoding.
  if (overrideAccess !== true && (await findActiveStaff(req)) === null) return args
  const { data, mime, end } = await checkFile(hook, file.data)
  req.context['checkedBytes'] = data
  const name = `${DOCUMENT_FILE_PREFIX}${uniqueFileName(file.name, end)}`
  req.file = { ...file, data, size: data.length, mimetype: mime, name }
  return args
}
