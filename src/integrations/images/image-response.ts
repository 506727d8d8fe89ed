import { createHash } from 'node:crypto'
import type { Requester } from '@/src/platform/fair-queue'

export type ImageRequest = {
  readonly pathname: string
  readonly search: URLSearchParams
  readonly method: string
  readonly requester: Requester
  /** The If-None-Match header of the request. */
  readonly ifNoneMatch?: string
}
export type ImageResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

type FinishedImage = { readonly bytes: Buffer; readonly type: string }

export const refusalResponse = (
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): ImageResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more },
  body: text,
})

export const imageResponse = (finished: FinishedImage, request: ImageRequest): ImageResponse => {
  const etag = `"${createHash('sha256').update(finished.bytes).digest('base64url').slice(0, 27)}"`
  const headers: Record<string, string> = {
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }
  if (request.ifNoneMatch?.split(',').some((one) => one.trim() === etag)) return { status: 304, headers, body: '' }
  headers['content-type'] = finished.type
  headers['content-length'] = String(finished.bytes.length)
  if (finished.type === 'image/svg+xml')
    headers['content-security-policy'] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  return { status: 200, headers, body: request.method === 'HEAD' ? '' : finished.bytes }
}
