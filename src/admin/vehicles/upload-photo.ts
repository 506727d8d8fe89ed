import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestFailure } from '@/src/admin/requests/request-result'
import { uploadedPhotoUrl } from '@/src/domain/panel/vehicle-photos'
import type { UploadResult } from '@/src/domain/panel/upload-queue'
import type { PhotoEdit } from '@/src/domain/panel/photo-edit'

/** True for an answer that says nothing about the file: the server is busy or away, or the session ended. */
const mayRetry = (status: number): boolean => status === 0 || status >= 500 || [401, 403, 408, 429].includes(status)

const toProblem = ({ status, message }: RequestFailure): UploadResult => ({
  problem: message,
  isLost: mayRetry(status),
})

/** Uploads a photo to the dealer's images. @returns its address on the site, or why it was refused */
export const uploadPhoto = async (
  file: File,
  { alt, tenant }: { readonly alt: string; readonly tenant: unknown },
): Promise<UploadResult> => {
  const body = new FormData()
  body.set('file', file)
  body.set('_payload', JSON.stringify({ alt, tenant }))
  const result = await requestPanel<{ readonly doc: { readonly filename: string } }>('media?depth=0', { body })
  return result.ok ? { url: uploadedPhotoUrl(result.body.doc.filename) } : toProblem(result)
}

type EditedPhoto = PhotoEdit & {
  readonly url: string
  readonly alt: string
  readonly tenant: unknown
  readonly vehicle?: unknown
}

/** Turns and crops a photo on the server. @returns the address of the result, or why it was refused */
export const requestPhotoEdit = async (edit: EditedPhoto): Promise<UploadResult> => {
  const result = await requestPanel<{ readonly url: string }>('vehicles/edit-photo', { body: edit })
  return result.ok ? { url: result.body.url } : toProblem(result)
}
