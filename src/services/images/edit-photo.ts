import sharp from 'sharp'
import { cropPixels, type PhotoEdit } from '@/src/domain/panel/photo-edit'
import { decodeImage } from './reencode-image'

/**
 * Turns a photo clockwise, then crops it. A camera's own note of how it was held is applied first.
 * @returns a JPEG
 * @throws if the bytes are not an image
 */
export const editPhoto = async (photo: Buffer, { turn, crop }: PhotoEdit): Promise<Buffer> => {
  const upright = await decodeImage(photo)
  const { data, info } = await upright.rotate(turn).raw().toBuffer({ resolveWithObject: true })
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  return (crop === undefined ? image : image.extract(cropPixels(crop, info))).jpeg({ quality: 90 }).toBuffer()
}
