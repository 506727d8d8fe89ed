import sharp from 'sharp'

/** A photo as paper needs it: JPEG, 3:2, some 200 dots an inch, upright. Rejects what is no picture. */
export const paperPhoto = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: 60_000_000 })
    .rotate()
    .resize(900, 600, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 75 })
    .toBuffer()
