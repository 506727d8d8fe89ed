import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import sharp from 'sharp'
import { HEIC_PROBLEM, MAX_IMAGE_PIXELS, type uploadImageTypes } from '@/src/domain/images'
import { findActiveStaff } from '../access/active-staff'

/** The supported formats by the name that sharp reports, with the format and the file extension to store. */
const formats: Readonly<
  Record<
    string,
    {
      readonly as: 'jpeg' | 'png' | 'webp' | 'heif'
      readonly mime: (typeof uploadImageTypes)[number]
      readonly end: string
    }
  >
> = {
  jpeg: { as: 'jpeg', mime: 'image/jpeg', end: 'jpg' },
  png: { as: 'png', mime: 'image/png', end: 'png' },
  webp: { as: 'webp', mime: 'image/webp', end: 'webp' },
  heif: { as: 'heif', mime: 'image/avif', end: 'avif' },
}

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

/** A phone's HEIC photo names its kind in its first bytes; few browsers could show it. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(?:heic|heix|hevc|heim|heis|hevm|hevs)/u.test(bytes.toString('latin1', 4, 12))

const UNREADABLE_PROBLEM = 'We can’t read this image. Upload a JPEG, PNG, WebP or AVIF file.'

const refuse = (req: PayloadRequest, bytes?: Buffer): never => {
  const message = bytes && isHeic(bytes) ? HEIC_PROBLEM : UNREADABLE_PROBLEM
  throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] }, req.t)
}

type CleanImage = { readonly data: Buffer; readonly mime: string; readonly end: string }

/** Decodes and re-encodes the image; null if the bytes are not a supported image, whatever the name or type. */
export const reencode = async (bytes: Buffer): Promise<CleanImage | null> => {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    const known = format ? formats[format] : undefined
    if (!known) return null
    const upright = image.rotate()
    const encoded = known.as === 'heif' ? upright.avif({ quality: 70 }) : upright.toFormat(known.as, { quality: 90 })
    const data = await encoded.toBuffer()
    return { data, mime: known.mime, end: known.end }
  } catch {
    return null
  }
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
export const sanitizeImage: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  const { file } = req
  if (operation !== 'create' && operation !== 'update') return args
  // Without a file Payload would fetch one from the URL in the document.
  if (!file) return operation === 'create' ? refuse(req) : withFocalPoint(args, req)
  // Anonymous callers are refused by access control later; skip the expensive decoding.
  if (overrideAccess !== true && (await findActiveStaff(req)) === null) return args
  const sanitized = (await reencode(file.data)) ?? refuse(req, file.data)
  // Images from a tenant's folder were re-encoded when they were uploaded. No request can set this flag.
  const data = req.context['keepBytes'] === true ? file.data : sanitized.data
  req.context['checkedBytes'] = data
  req.file = {
    ...file,
    data,
    size: data.length,
    mimetype: sanitized.mime,
    name: uniqueFileName(file.name, sanitized.end),
  }
  return args
}
