import { SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'
import { uploadedPhotoUrl } from '@/src/domain/panel/vehicle-photos'
import type { UploadResult } from '@/src/domain/panel/upload-queue'
import type { PhotoEdit } from '@/src/domain/panel/photo-edit'

type Answer = {
  readonly url?: string
  readonly doc?: { readonly filename?: string | null }
  readonly errors?: readonly {
    readonly message?: string
    /** The message of each field. The message above only names the fields. */
    readonly data?: { readonly errors?: readonly { readonly message?: string }[] } | null
  }[]
}

const problemOf = ({ errors }: Answer, otherwise: string): string =>
  errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? otherwise

/** True for an answer that says nothing about the file: the server is busy, or the session ended. */
const mayRetry = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status)

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
    const answer = (await response.json()) as Answer
    if (answer.doc?.filename) return { url: uploadedPhotoUrl(answer.doc.filename) }
    return { problem: problemOf(answer, 'This file wasn’t accepted.'), isLost: mayRetry(response.status) }
  } catch {
    return { problem: SERVER_UNREACHABLE, isLost: true }
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
    const answer = (await response.json()) as Answer
    if (answer.url !== undefined) return { url: answer.url }
    return { problem: problemOf(answer, 'This photo wasn’t changed.'), isLost: mayRetry(response.status) }
  } catch {
    return { problem: SERVER_UNREACHABLE, isLost: true }
  }
}
