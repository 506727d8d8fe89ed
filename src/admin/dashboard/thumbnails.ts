import { imageUrl } from '@/src/domain/images'

type WithImage = { readonly image?: unknown; readonly image_url?: string | null | undefined }

const fileNameOf = (image: unknown): string | undefined =>
  typeof image === 'object' && image !== null && 'filename' in image && typeof image.filename === 'string'
    ? image.filename
    : undefined

/** Thumbnail URL of an uploaded image; undefined if the file name is not known. */
export const uploadThumbnail = (image: unknown, width = 160): string | undefined => {
  const file = fileNameOf(image)
  return file === undefined
    ? undefined
    : imageUrl(`/images/media/uploads/${encodeURIComponent(file)}`, { width, crop: '3x2' })
}

/** Thumbnail URL of a document: its uploaded image, or else the image at its URL. */
export const thumbnailUrl = ({ image, image_url }: WithImage, width = 160): string | undefined =>
  uploadThumbnail(image, width) ?? (image_url ? imageUrl(image_url, { width, crop: '3x2' }) : undefined)
