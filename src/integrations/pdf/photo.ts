import sharp from 'sharp'

/** Raster formats only: SVG and PDF are left out, because they contain drawing instructions that could be abused. */
const photoFormats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])
/** The most pixels accepted, because a small file can decode to more memory than there is. */
const MAX_PIXELS = 40_000_000
/** The time to process one photo. */
const TIMEOUT_SECONDS = 5

type PhotoShape = {
  readonly width: number
  readonly height: number
  readonly quality?: number
  /** Colour of the transparent parts of a photo. Default: white. */
  readonly background?: string
}

/** Converts a photo to an upright JPEG of a size. Rejects files that are not photos. */
export const toJpegPhoto = async (
  bytes: Buffer,
  { width, height, quality = 90, background = '#fff' }: PhotoShape,
): Promise<Buffer> => {
  const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  if (!photoFormats.has(format)) throw new TypeError(`Not a photo: ${format ?? 'nothing'}.`)
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background })
    .jpeg({ quality })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
}

/** Converts a photo for print: 3:2, about 200 dpi. */
export const toPrintPhoto = (bytes: Buffer): Promise<Buffer> =>
  toJpegPhoto(bytes, { width: 900, height: 600, quality: 75 })
