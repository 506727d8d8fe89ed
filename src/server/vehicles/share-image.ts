import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { buildPalette } from '@/src/domain/theme/palette'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import {
  buildDealerShareCard,
  buildVehicleShareCard,
  shareImageSize,
  type ShareCard,
} from '@/src/domain/vehicle-page/sharing/share-card'
import { bodyPlaceholderUrl } from '@/src/domain/images/rendered-images'
import { ByteCache } from '@/src/integrations/images/cache'
import { loadSheetFonts } from '@/src/integrations/pdf/fonts'
import { toJpegPhoto } from '@/src/integrations/pdf/photo'
import { composeShareImage } from '@/src/integrations/share-image/share-image'
import { log } from '@/src/platform/log'
import { createQueue, QueueFullError } from '@/src/platform/queue'
import { createSingleFlight } from '@/src/platform/single-flight'
import { readPhotoBytes } from './photo-bytes'
import type { VehiclePageData } from './vehicle-page'

/** A width of the gallery, so that the photo usually exists already. */
const PHOTO_WIDTH = 1280
/** Room for some hundred images. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024

const queue = createQueue({ running: 1, waiting: 16 })
/** `isComplete` is false if the photo could not be read, which a moment later it may be. */
export type RenderedShareImage = { readonly bytes: Buffer; readonly isComplete: boolean }

const shareUnderWay = createSingleFlight<RenderedShareImage>()
const cache = new ByteCache<Buffer>(MAX_CACHE_BYTES, (bytes) => bytes.length)

/** The content of an image, and its version: another content has another address, so networks load it anew. */
export type ShareImage = {
  readonly card: ShareCard
  readonly photo: string
  readonly theme: Site['theme']
  readonly version: string
}

const toShareImage = (card: ShareCard, photo: string, theme: Site['theme']): ShareImage => {
  const content = JSON.stringify([card, photo, theme])
  return { card, photo, theme, version: createHash('sha256').update(content).digest('base64url').slice(0, 12) }
}

const firstPhotoOf = ({ images }: Vehicle): string | undefined =>
  images.find((one) => one.isVideo !== true && one.url.trim() !== '')?.url

/** The image of a vehicle's page: its first photo, or its body while photos are missing. */
export const vehicleShareImage = ({ vehicle, site, price }: VehiclePageData): ShareImage =>
  toShareImage(
    buildVehicleShareCard(vehicle, site, price),
    firstPhotoOf(vehicle) ?? bodyPlaceholderUrl(vehicle.simple_body, vehicle.item_type),
    site.theme,
  )

/** The image of a page without one of its own. */
export const dealerShareImage = (site: Site, photo: string): ShareImage =>
  toShareImage(buildDealerShareCard(site), photo, site.theme)

const loadPhoto = async (src: string): Promise<Buffer | undefined> => {
  try {
    return await toJpegPhoto(await readPhotoBytes(src, PHOTO_WIDTH), shareImageSize)
  } catch (error) {
    log.warn({ err: error }, 'The image of a shared link is created without its photo.')
    return undefined
  }
}

const createImage = async ({ card, photo: src, theme }: ShareImage): Promise<RenderedShareImage> => {
  const [{ heading, strong }, photo] = await Promise.all([
    loadSheetFonts(theme, path.resolve('public/fonts')),
    loadPhoto(src),
  ])
  const palette = buildPalette(theme)
  const colours = { accent: palette.accent, onAccent: palette['on-accent'], chrome: palette.chrome }
  const bytes = await composeShareImage(card, { heading, text: strong, ...colours }, photo)
  return { bytes, isComplete: photo !== undefined }
}

/** Renders the image of a shared link (OUT-05). One is created at once and 16 wait; further requests get null. */
export const renderShareImage = async (image: ShareImage): Promise<RenderedShareImage | null> => {
  const key = image.version
  const cached = cache.get(key)
  if (cached) return { bytes: cached, isComplete: true }
  try {
    return await shareUnderWay(key, async () => {
      const rendered = await queue(() => createImage(image))
      if (rendered.isComplete) cache.set(key, rendered.bytes)
      return rendered
    })
  } catch (error) {
    if (error instanceof QueueFullError) return null
    throw error
  }
}
