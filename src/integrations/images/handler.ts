import { createHash } from 'node:crypto'
import { ByteCache } from './cache'
import { createDrawer, findMedia, makeMedia, type MediaSource, SourceAway } from './make'
import type { Painter } from './paint/painter'
import { createQueue, QueueFull } from '../queue'
import { createUnderWay } from './under-way'
import { shapeOf, wantedOf, type Shape, type Wanted } from './request'

export type ImageRequest = {
  readonly pathname: string
  readonly search: URLSearchParams
  readonly method: string
  /** The If-None-Match header of the request. */
  readonly ifNoneMatch?: string
}
export type ImageResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}
export type ImageHandlerOptions = {
  /** The size of the cache of finished images. */
  readonly cacheBytes: number
  /** Paints the outside of drawn vehicles. */
  readonly paint: Painter
  /** The sources of tenants' own images, tried in this order. */
  readonly media: readonly MediaSource[]
  /** The most images that may wait while two are created; more are refused. Default 64. */
  readonly waiting?: number
}
type Made = { readonly bytes: Buffer; readonly type: string }

const refuse = (status: number, text: string, more: Readonly<Record<string, string>> = {}): ImageResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more },
  body: text,
})

const answer = (made: Made, request: ImageRequest): ImageResponse => {
  const etag = `"${createHash('sha256').update(made.bytes).digest('base64url').slice(0, 27)}"`
  const headers: Record<string, string> = {
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }
  if (request.ifNoneMatch?.split(',').some((one) => one.trim() === etag)) return { status: 304, headers, body: '' }
  headers['content-type'] = made.type
  headers['content-length'] = String(made.bytes.length)
  if (made.type === 'image/svg+xml')
    headers['content-security-policy'] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  return { status: 200, headers, body: request.method === 'HEAD' ? '' : made.bytes }
}

const keyOf = (wanted: Wanted, { width, quality, crop }: Shape): string =>
  wanted.kind === 'media'
    ? `media/${wanted.tenant}/${wanted.file}?${width},${quality},${crop}`
    : `${wanted.body}/${wanted.colour ?? ''}/${wanted.view}?${width},${quality},${crop}`

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  /unsupported image format|corrupt|pixel limit|Input file|Input buffer|bad seek|end of stream/i.test(error.message)

/**
 * Creates the image route (GAL-05): `/images/cars/{body}/{colour}/{view}.webp` is drawn,
 * `/images/media/{tenant}/{file}` is a tenant's own. It returns null for other paths; 404 for an unknown image, 405 for
 * methods other than GET and HEAD, 415 for a file that is not an image, and 503 with Retry-After if too many requests
 * wait or the store is unavailable.
 */
export const createImageHandler = ({ cacheBytes, paint, media, waiting = 64 }: ImageHandlerOptions) => {
  const cache = new ByteCache<Buffer>(cacheBytes, (bytes) => bytes.length)
  const drawn = createDrawer(paint)
  const underWay = createUnderWay<Buffer | undefined>()
  const queue = createQueue({ running: 2, waiting })

  const make = async (wanted: Wanted, shape: Shape): Promise<Buffer | undefined> => {
    if (wanted.kind === 'drawn') return queue(() => drawn(wanted, shape))
    // Read within the queue, because a store returns complete originals, which take memory.
    return queue(async () => {
      const found = await findMedia(wanted, media)
      return found === undefined ? undefined : makeMedia(found, shape)
    })
  }

  const obtain = async (wanted: Wanted, shape: Shape): Promise<Buffer | undefined> => {
    const key = keyOf(wanted, shape)
    const kept = cache.get(key)
    if (kept) return kept
    return underWay(key, async () => {
      const bytes = await make(wanted, shape)
      if (bytes) cache.set(key, bytes)
      return bytes
    })
  }

  const serve = async (wanted: Wanted, request: ImageRequest): Promise<ImageResponse> => {
    try {
      const bytes = await obtain(wanted, shapeOf(request.search))
      if (!bytes) return refuse(404, 'No such picture.')
      const svg = wanted.kind === 'media' && wanted.file.endsWith('.svg')
      return answer({ bytes, type: svg ? 'image/svg+xml' : 'image/webp' }, request)
    } catch (error) {
      if (error instanceof QueueFull) return refuse(503, 'Too many pictures at once.', { 'retry-after': '2' })
      if (error instanceof SourceAway) {
        console.error(error)
        return refuse(503, 'Pictures cannot be read just now.', { 'retry-after': '5' })
      }
      if (isUnreadable(error)) return refuse(415, 'The file is no picture.')
      throw error
    }
  }

  return async (request: ImageRequest): Promise<ImageResponse | null> => {
    if (!request.pathname.startsWith('/images/')) return null
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'GET or HEAD.', { allow: 'GET, HEAD' })
    const wanted = wantedOf(request.pathname)
    return wanted ? serve(wanted, request) : refuse(404, 'No such picture.')
  }
}
