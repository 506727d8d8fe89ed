import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import sharp from 'sharp'
import { activeStaffOf } from './active-staff'

/** The supported formats by the name that sharp reports, with the format and the file extension to store. */
const formats: Readonly<
  Record<string, { readonly as: 'jpeg' | 'png' | 'webp' | 'heif'; readonly mime: string; readonly end: string }>
> = {
  jpeg: { as: 'jpeg', mime: 'image/jpeg', end: 'jpg' },
  png: { as: 'png', mime: 'image/png', end: 'png' },
  webp: { as: 'webp', mime: 'image/webp', end: 'webp' },
  heif: { as: 'heif', mime: 'image/avif', end: 'avif' },
}

export const pictureTypes = Object.values(formats).map((one) => one.mime)

/** An image of a few kilobytes can decode to billions of pixels. */
const MAX_PIXELS = 60_000_000

/**
 * Returns one plain word and one extension, without folders or characters that have a meaning for a server or a shell.
 */
export const safeName = (given: string, end: string): string => {
  const bare = path.posix.basename(given.replaceAll('\\', '/')).replace(/\.[^.]*$/, '')
  const word = bare
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${word.slice(0, 80) || 'picture'}.${end}`
}

/**
 * Makes a file name unique and unguessable. Browsers and the upload store cache images by name for a year, so a reused
 * name could show another dealer's image.
 */
const onlyName = (given: string, end: string): string =>
  safeName(given, end).replace(/\.(\w+)$/, `-${randomBytes(6).toString('hex')}.$1`)

const refuse = (req: PayloadRequest): never => {
  const message = 'This is not a picture we can read. Send a JPEG, PNG, WebP or AVIF.'
  throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] }, req.t)
}

type Clean = { readonly data: Buffer; readonly mime: string; readonly end: string }

/** Decodes and re-encodes the image; null if the bytes are not a supported image, whatever the name or type. */
const redraw = async (bytes: Buffer): Promise<Clean | null> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    const known = format ? formats[format] : undefined
    if (!known) return null
    const upright = picture.rotate()
    const drawn = known.as === 'heif' ? upright.avif({ quality: 70 }) : upright.toFormat(known.as, { quality: 90 })
    const data = await drawn.toBuffer()
    return { data, mime: known.mime, end: known.end }
  } catch {
    return null
  }
}

/**
 * Copies a moved focal point into the document and removes the edit request, because Payload would fetch the file from
 * its URL to crop it again. Images are cropped only when they are served.
 */
const withFocus = <Args>(args: Args, req: PayloadRequest): Args => {
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
export const cleanPicture: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  const { file } = req
  if (operation !== 'create' && operation !== 'update') return args
  // Without a file Payload would fetch one from the URL in the document.
  if (!file) return operation === 'create' ? refuse(req) : withFocus(args, req)
  // Anonymous callers are refused by access control later; skip the expensive decoding.
  if (overrideAccess !== true && (await activeStaffOf(req)) === null) return args
  const clean = (await redraw(file.data)) ?? refuse(req)
  // Images from a tenant's folder were re-encoded when they were uploaded. No request can set this flag.
  const data = req.context['keepBytes'] === true ? file.data : clean.data
  req.context['checkedBytes'] = data
  req.file = {
    ...file,
    data,
    size: data.length,
    mimetype: clean.mime,
    name: onlyName(file.name, clean.end),
  }
  return args
}
