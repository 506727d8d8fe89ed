import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import sharp from 'sharp'
import { activeStaffOf } from './active-staff'

/** What the picture library calls a format, and what we store it as. */
const formats: Readonly<
  Record<string, { readonly as: 'jpeg' | 'png' | 'webp' | 'heif'; readonly mime: string; readonly end: string }>
> = {
  jpeg: { as: 'jpeg', mime: 'image/jpeg', end: 'jpg' },
  png: { as: 'png', mime: 'image/png', end: 'png' },
  webp: { as: 'webp', mime: 'image/webp', end: 'webp' },
  heif: { as: 'heif', mime: 'image/avif', end: 'avif' },
}

export const pictureTypes = Object.values(formats).map((one) => one.mime)

/** A few kilobytes can claim to be pixels without end. */
const MAX_PIXELS = 60_000_000

/** One plain word before one ending: no folders, no second ending, nothing a server or a shell reads meaning into. */
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
 * No name is ever used twice, nor guessed: pictures are kept for a year under their names, by browsers and by our own
 * store, and a name that became free must not show another dealer what it showed before.
 */
const onlyName = (given: string, end: string): string =>
  safeName(given, end).replace(/\.(\w+)$/, `-${randomBytes(6).toString('hex')}.$1`)

const refuse = (req: PayloadRequest): never => {
  const message = 'This is not a picture we can read. Send a JPEG, PNG, WebP or AVIF.'
  throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] }, req.t)
}

type Clean = { readonly data: Buffer; readonly mime: string; readonly end: string }

/** The pixels alone, drawn anew; null when the bytes are no such picture, whatever their name or type says. */
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
 * Takes a moved point of focus into the document. Payload would fetch the file from its own address to cut it anew,
 * though no picture is cut before it is asked for.
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
 * Whatever is uploaded is decoded and drawn anew: a page or a script that calls itself a picture is refused, one that
 * hides behind a real picture's end is left behind, and so is where the camera stood (ADM-01).
 */
export const cleanPicture: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  const { file } = req
  if (operation !== 'create' && operation !== 'update') return args
  // Without a file the server would fetch one from whatever address the document gives.
  if (!file) return operation === 'create' ? refuse(req) : withFocus(args, req)
  // Who may not write is refused by access a moment later, and costs no decoding before.
  if (overrideAccess !== true && (await activeStaffOf(req)) === null) return args
  const clean = (await redraw(file.data)) ?? refuse(req)
  // What comes out of a tenant's folder was drawn anew when it was uploaded; only the platform's own work can say so.
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
