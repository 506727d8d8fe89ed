import { isHeicFile } from '@/src/domain/uploaded-images'

/** The longer side of what is uploaded, in pixels: the widest photo of a site is 1,920, and some are cropped. */
const MAX_SIDE = 2560
/** A smaller file is uploaded as it is. */
const MIN_BYTES = 1_500_000
const QUALITY = 0.9

const drawJpeg = async (bitmap: ImageBitmap): Promise<Blob | undefined> => {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

/** True for a file that this browser can show as an image. */
export const isReadableImage = async (file: File): Promise<boolean> => {
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}

/**
 * Makes a phone's photo as small as the site needs, before it's uploaded: 8 MB would take most of the time. Whatever the
 * browser cannot read is uploaded as it is, and the server decides.
 */
export const shrinkPhoto = async (file: File): Promise<File> => {
  // A PNG or WebP may have transparent parts, which a JPEG would lose. Only some browsers can read HEIC.
  if (!isHeicFile(file) && (file.type !== 'image/jpeg' || file.size < MIN_BYTES)) return file
  let bitmap: ImageBitmap | undefined
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const small = await drawJpeg(bitmap)
    return small === undefined || (small.size >= file.size && !isHeicFile(file))
      ? file
      : new File([small], file.name, { type: small.type })
  } catch {
    return file
  } finally {
    bitmap?.close()
  }
}
