import { SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'
import { uploadedPhotoUrl } from '@/src/domain/panel/vehicle-photos'
import type { PhotoEdit } from '@/src/domain/panel/photo-edit'

type Answer = {
  readonly url?: string
  readonly doc?: { readonly filename?: string | null }
  readonly errors?: readonly { readonly message?: string }[]
}

export type UploadResult = { readonly url: string } | { readonly problem: string }

/** Uploads a photo to the dealer's images. @returns its address on the site, or why it was refused */
export const uploadPhoto = async (
  file: File,
  { alt, tenant }: { readonly alt: string; readonly tenant: unknown },
): Promise<UploadResult> => {
  const body = new FormData()
  body.set('file', file)
  body.set('_payload', JSON.stringify({ alt, tenant }))
  try {
    const response = await fetch('/api/media?depth=0', { method: 'POST', body, credentials: 'include' })
    const { doc, errors } = (await response.json()) as Answer
    if (doc?.filename) return { url: uploadedPhotoUrl(doc.filename) }
    return { problem: errors?.[0]?.message ?? 'This file wasn’t accepted.' }
  } catch {
    return { problem: SERVER_UNREACHABLE }
  }
}

type EditedPhoto = PhotoEdit & {
  readonly url: string
  readonly alt: string
  readonly tenant: unknown
  readonly vehicle?: unknown
}

/** Turns and crops a photo on the server. @returns the address of the result, or why it was refused */
export const requestPhotoEdit = async (edit: EditedPhoto): Promise<UploadResult> => {
  try {
    const response = await fetch('/api/vehicles/edit-photo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(edit),
      credentials: 'include',
    })
    const { url, errors } = (await response.json()) as Answer
    return url === undefined ? { problem: errors?.[0]?.message ?? 'This photo wasn’t changed.' } : { url }
  } catch {
    return { problem: SERVER_UNREACHABLE }
  }
}
