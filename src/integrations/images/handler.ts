import path from 'node:path'
import { log } from '@/src/platform/log'
import { ByteCache } from './cache'
import {
  createDrawer,
  findTenantImage,
  convertImageFile,
  type TenantImageSource,
  ImageSourceUnavailable,
} from './image-sources'
import { FairQueue, type QueueLimits, type Requester } from '@/src/platform/fair-queue'
import { QueueFullError } from '@/src/platform/queue'
import { createSingleFlight } from '@/src/platform/single-flight'
import { parseImageShape, parseImagePath, type ImageShape, type RequestedImage } from './request'
import type { Painter } from './vehicle-painter'
import { type ImageRequest, type ImageResponse, refusalResponse, imageResponse } from './image-response'

export type ImageHandlerOptions = {
  /** The size of the cache of finished images. */
  readonly cacheBytes: number
  /** Paints the outside of demo vehicles. */
  readonly paint: Painter
  /** The folder with the scenes of home pages. */
  readonly scenesFolder: string
  /** The sources of tenants' own images, tried in this order. */
  readonly sources: readonly TenantImageSource[]
  /** Images that are created at once, and the most that may wait; more are refused. */
  readonly queueLimits?: QueueLimits
}
/** A sender's largest page has about fifty images, of which a browser requests those in view. */
const defaultLimits: QueueLimits = { atOnce: 2, waiting: 256, waitingOfTenant: 128, waitingOfSender: 64 }

const refuse = (): never => {
  throw new QueueFullError('Too many images wait.')
}

const nameOf = (image: RequestedImage): string => {
  if (image.kind === 'media') return `media/${image.tenant}/${image.file}`
  return image.kind === 'scene' ? `scenes/${image.file}` : `${image.body}/${image.colour ?? ''}/${image.view}`
}

const keyOf = (image: RequestedImage, { width, quality, crop, png }: ImageShape): string =>
  `${nameOf(image)}?${width},${quality},${crop},${png ? 'png' : ''}`

const typeOf = (image: RequestedImage, { png }: ImageShape): string => {
  if (image.kind === 'drawn') return 'image/webp'
  if (png) return 'image/png'
  return image.file.endsWith('.svg') ? 'image/svg+xml' : 'image/webp'
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  /unsupported image format|corrupt|pixel limit|Input file|Input buffer|bad seek|end of stream/i.test(error.message)

/**
 * Creates the image route (GAL-05): `/images/cars/{body}/{colour}/{view}.webp` is drawn, `/images/scenes/{file}` is a
 * scene of home pages, `/images/media/{tenant}/{file}` is a tenant's own. It returns null for other paths; 404 for an
 * unknown image, 405 for methods other than GET and HEAD, 415 for a file that is not an image, and 503 with Retry-After
 * if too many requests wait or the store is unavailable.
 */
export const createImageHandler = ({
  cacheBytes,
  paint,
  scenesFolder,
  sources: media,
  queueLimits = defaultLimits,
}: ImageHandlerOptions) => {
  const cache = new ByteCache<Buffer>(cacheBytes, (bytes) => bytes.length)
  const drawImage = createDrawer(paint)
  const singleFlight = createSingleFlight<Buffer | undefined>()
  const queue = new FairQueue(queueLimits)

  const createImage = async (image: RequestedImage, shape: ImageShape): Promise<Buffer | undefined> => {
    if (image.kind === 'drawn') return drawImage(image, shape)
    if (image.kind === 'scene') return convertImageFile(path.join(scenesFolder, image.file), shape)
    const found = await findTenantImage(image, media)
    return found === undefined ? undefined : convertImageFile(found, shape)
  }

  const getImage = async (
    image: RequestedImage,
    shape: ImageShape,
    requester: Requester,
  ): Promise<Buffer | undefined> => {
    const key = keyOf(image, shape)
    const cached = cache.get(key)
    if (cached) return cached
    return singleFlight(key, async () => {
      // Files are read within the queue, too, because a store returns complete originals, which take memory.
      const bytes = await (queue.add(requester, () => createImage(image, shape)) ?? refuse())
      if (bytes) cache.set(key, bytes)
      return bytes
    })
  }

  const serve = async (image: RequestedImage, request: ImageRequest): Promise<ImageResponse> => {
    try {
      const shape = parseImageShape(request.search)
      const bytes = await getImage(image, shape, request.requester)
      if (!bytes) return refusalResponse(404, 'Image not found.')
      return imageResponse({ bytes, type: typeOf(image, shape) }, request)
    } catch (error) {
      if (error instanceof QueueFullError)
        return refusalResponse(503, 'Too many image requests. Try again in a few seconds.', { 'retry-after': '2' })
      if (error instanceof ImageSourceUnavailable) {
        log.error({ err: error }, 'An image could not be read.')
        return refusalResponse(503, 'Images aren’t available right now. Try again in a few seconds.', {
          'retry-after': '5',
        })
      }
      if (isUnreadable(error)) return refusalResponse(415, 'This file isn’t an image.')
      throw error
    }
  }

  return async (request: ImageRequest): Promise<ImageResponse | null> => {
    if (!request.pathname.startsWith('/images/')) return null
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refusalResponse(405, 'Use GET or HEAD.', { allow: 'GET, HEAD' })
    const image = parseImagePath(request.pathname)
    return image ? serve(image, request) : refusalResponse(404, 'Image not found.')
  }
}
