import sharp, { type Sharp } from 'sharp'
import {
  MAX_AVIF_PIXELS,
  MAX_IMAGE_PIXELS,
  MAX_STORED_IMAGE_SIDE,
  type uploadImageTypes,
} from '@/src/domain/uploaded-images'
import { FairQueue } from '@/src/platform/fair-queue'

/**
 * Re-encodes one image at a time, because each takes a processor and one of the threads that also hash passwords. The
 * panel uploads two files of a form at once.
 */
export const imageQueue = new FairQueue({ atOnce: 1, waiting: 24, waitingOfTenant: 8, waitingOfSender: 4 })

type ImageType = { readonly mime: (typeof uploadImageTypes)[number]; readonly end: string }
type Format = ImageType & { readonly as: 'jpeg' | 'png' | 'webp' }

const webp: Format = { as: 'webp', mime: 'image/webp', end: 'webp' }
const avif: ImageType = { mime: 'image/avif', end: 'avif' }

/** The formats to store, by the format that sharp reports. AVIF becomes WebP, because it takes too long to encode. */
const formats: Readonly<Record<string, Format>> = {
  jpeg: { as: 'jpeg', mime: 'image/jpeg', end: 'jpg' },
  png: { as: 'png', mime: 'image/png', end: 'png' },
  webp,
  heif: webp,
}

/** Opens an upright image that fits `MAX_STORED_IMAGE_SIDE`. Throws if it has too many pixels to decode. */
const openImage = async (bytes: Buffer): Promise<{ readonly image: Sharp; readonly format: string }> => {
  const opened = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
  const { format, width, height } = await opened.metadata()
  if (format === 'heif' && width * height > MAX_AVIF_PIXELS) throw new Error('Input image exceeds pixel limit')
  const size = { width: MAX_STORED_IMAGE_SIDE, height: MAX_STORED_IMAGE_SIDE, fit: 'inside' } as const
  return { image: opened.autoOrient().resize({ ...size, withoutEnlargement: true }), format }
}

/** Returns the image upright and as pixels, small enough to be stored. Throws if the bytes are not an image. */
export const decodeImage = async (bytes: Buffer): Promise<Sharp> => {
  const { image } = await openImage(bytes)
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

type ReencodedImage = ImageType & {
  readonly data: Buffer
  /** The type of the bytes before. */
  readonly original: ImageType
}
export type ImageProblem = 'unreadable' | 'too-large'

/**
 * Decodes and re-encodes an image. Returns a problem if the bytes are not a supported image, whatever the name or type,
 * or if it has too many pixels.
 */
export const reencodeImage = async (bytes: Buffer): Promise<ReencodedImage | ImageProblem> => {
  try {
    const { image, format } = await openImage(bytes)
    const known = formats[format]
    if (!known) return 'unreadable'
    const { as, mime, end } = known
    const data = await image.toFormat(as, { quality: 90 }).toBuffer()
    return { data, mime, end, original: format === 'heif' ? avif : { mime, end } }
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit') ? 'too-large' : 'unreadable'
  }
}
