import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { findActiveStaff } from '../access/active-staff'
import { imageProblem, reencodeUpload } from './reencode-upload'

/**
 * Returns one plain word and one extension, without folders or characters that have a meaning for a server or a shell.
 */
export const safeFileName = (fileName: string, end: string): string => {
  const baseName = path.posix.basename(fileName.replaceAll('\\', '/')).replace(/\.[^.]*$/, '')
  const word = baseName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${word.slice(0, 80) || 'image'}.${end}`
}

/**
 * Makes a file name unique and unguessable. Browsers and the upload store cache images by name for a year, so a reused
 * name could show another dealer's image.
 */
export const uniqueFileName = (fileName: string, end: string): string =>
  safeFileName(fileName, end).replace(/\.(\w+)$/, `-${randomBytes(6).toString('hex')}.$1`)

const UNREADABLE_PROBLEM = 'We can’t read this image. Upload a JPEG, PNG, WebP or AVIF file.'

const refuse = (req: PayloadRequest, message = UNREADABLE_PROBLEM): never => {
  throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] }, req.t)
}

/**
 * Copies a moved focal point into the document and removes the edit request, because Payload would fetch the file from
 * its URL to crop it again. Images are cropped only when they are served.
 */
const withFocalPoint = <Args>(args: Args, req: PayloadRequest): Args => {
  const { focalPoint } = (req.query['uploadEdits'] ?? {}) as { readonly focalPoint?: Readonly<Record<string, unknown>> }
  delete req.query['uploadEdits']
  const [focalX, focalY] = [Number(focalPoint?.['x']), Number(focalPoint?.['y'])]
  if (!(focalX >= 0 && focalX <= 100 && focalY >= 0 && focalY <= 100)) return args
  const { data } = args as { readonly data?: object }
  return { ...args, data: { ...data, focalX, focalY } }
}

/**
 * Re-encodes every uploaded image. This rejects pages and scripts that are named like an image, and drops data appended
 * to a real image as well as the location where it was taken (ADM-01).
 */
export const sanitizeImage: CollectionBeforeOperationHook = async (hook) => {
  const { args, operation, req, overrideAccess } = hook
  const { file } = req
  if (operation !== 'create' && operation !== 'update') return args
  // Without a file Payload would fetch one from the URL in the document.
  if (!file) return operation === 'create' ? refuse(req) : withFocalPoint(args, req)
  // Anonymous callers are refused by access control later; skip the expensive decoding.
  if (overrideAccess !== true && (await findActiveStaff(req)) === null) return args
  const reencoded = await reencodeUpload(hook, file.data)
  if (typeof reencoded === 'string') return refuse(req, imageProblem(reencoded, file.data))
  // Images from a tenant's folder were re-encoded when they were uploaded. No request can set this flag.
  const isStoredAsIs = req.context['keepBytes'] === true
  const data = isStoredAsIs ? file.data : reencoded.data
  const { mime, end } = isStoredAsIs ? reencoded.original : reencoded
  req.context['checkedBytes'] = data
  req.file = { ...file, data, size: data.length, mimetype: mime, name: uniqueFileName(file.name, end) }
  return args
}
