import sharp from 'sharp'

/** Photos, and nothing that is drawn by rules of its own (SVG, PDF). */
const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])
/** Pixels of a camera's picture at most: a file of few bytes can claim more memory than there is. */
const mostPixels = 40_000_000
/** Seconds a picture may take to be made. */
const patience = 5

/** A photo as paper needs it: JPEG, 3:2, some 200 dots an inch, upright. Rejects what is no picture. */
export const paperPhoto = async (bytes: Buffer): Promise<Buffer> => {
  const { format } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
  if (!formats.has(format)) throw new TypeError(`This is no photo: ${format ?? 'nothing'}.`)
  return sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize(900, 600, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 75 })
    .timeout({ seconds: patience })
    .toBuffer()
}
