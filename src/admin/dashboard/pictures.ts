import { imageUrl } from '@/src/domain/images'

type Pictured = { readonly image?: unknown; readonly image_url?: string | null | undefined }

const fileOf = (image: unknown): string | undefined =>
  typeof image === 'object' && image !== null && 'filename' in image && typeof image.filename === 'string'
    ? image.filename
    : undefined

/** Address of a small picture from our own image route, of an upload; undefined where the file is not known. */
export const uploadPicture = (image: unknown, width = 160): string | undefined => {
  const file = fileOf(image)
  return file === undefined
    ? undefined
    : imageUrl(`/images/media/uploads/${encodeURIComponent(file)}`, { width, crop: '3x2' })
}

/** Address of a small picture of a document: its upload, else one that ships with the site. */
export const smallPicture = ({ image, image_url }: Pictured, width = 160): string | undefined =>
  uploadPicture(image, width) ?? (image_url ? imageUrl(image_url, { width, crop: '3x2' }) : undefined)
