import sharp from 'sharp'
import { MAX_IMAGE_PIXELS } from '@/src/domain/images'
import { cropPixels, type PhotoEdit } from '@/src/domain/panel/photo-edit'

/**
 * Turns a photo clockwise, then crops it. A camera's own note of how it was held is applied first.
 * @returns a JPEG
 * @throws if the bytes are not an image
 */
export const editPhoto = async (photo: Buffer, { turn, crop }: PhotoEdit): Promise<Buffer> => {
  const upright = await sharp(photo, { limitInputPixels: MAX_IMAGE_PIXELS }).autoOrient().toBuffer()
  const { data, info } = await sharp(upright).rotate(turn).toBuffer({ resolveWithObject: true })
  const image = sharp(data)
  return (crop === undefined ? image : image.extract(cropPixels(crop, info))).jpeg({ quality: 90 }).toBuffer()
}
