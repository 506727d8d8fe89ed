import { SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'

type Answer = {
  readonly doc?: { readonly filename?: string | null }
  readonly errors?: readonly { readonly message?: string }[]
}

/** Uploads a photo to the dealer's images. @returns its address on the site, or why it was refused */
export const uploadPhoto = async (
  file: File,
  { alt, tenant }: { readonly alt: string; readonly tenant: unknown },
): Promise<{ readonly url: string } | { readonly problem: string }> => {
  const body = new FormData()
  body.set('file', file)
  body.set('_payload', JSON.stringify({ alt, tenant }))
  try {
    const response = await fetch('/api/media?depth=0', { method: 'POST', body, credentials: 'include' })
    const { doc, errors } = (await response.json()) as Answer
    if (doc?.filename) return { url: `/images/media/uploads/${encodeURIComponent(doc.filename)}` }
    return { problem: errors?.[0]?.message ?? 'This file wasn’t accepted.' }
  } catch {
    return { problem: SERVER_UNREACHABLE }
  }
}
