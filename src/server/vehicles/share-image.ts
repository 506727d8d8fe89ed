import { bodyPlaceholderUrl, imageFactsOf } from '@/src/domain/images/studio-image'
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
import { loadSheetFonts } from '@/src/integrations/pdf/fonts'
import { toJpegPhoto } from '@/src/integrations/pdf/photo'
import { composeShareImage } from '@/src/integrations/share-image/share-image'
import { log } from '@/src/platform/log'
import { readPhotoBytes } from '@/src/services/images/photo-bytes'
import { createRenderedFiles, type RenderedFile } from './rendered-files'
import type { VehiclePageData } from './vehicle-page'

/** A width of the gallery, so that the photo usually exists already. */
const PHOTO_WIDTH = 1280
/** One image is created at once and 16 wait. The cache has room for some hundred. */
const renderOnce = createRenderedFiles({ running: 1, waiting: 16, maxCacheBytes: 24 * 1024 * 1024 })

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
    firstPhotoOf(vehicle) ?? bodyPlaceholderUrl(imageFactsOf(vehicle)),
    site.theme,
  )

/** The image of a page without one of its own. */
export const dealerShareImage = (site: Site, photo: string): ShareImage =>
  toShareImage(buildDealerShareCard(site), photo, site.theme)

const loadPhoto = async (src: string, background: string): Promise<Buffer | undefined> => {
  try {
    return await toJpegPhoto(await readPhotoBytes(src, PHOTO_WIDTH), { ...shareImageSize, background })
  } catch (error) {
    log.warn({ err: error }, 'The image of a shared link is created without its photo.')
    return undefined
  }
}

const createImage = async ({ card, photo: src, theme }: ShareImage): Promise<RenderedFile> => {
  const palette = buildPalette(theme)
  const [{ heading, strong }, photo] = await Promise.all([
    loadSheetFonts(theme, path.resolve('public/fonts')),
    loadPhoto(src, palette['surface-alt']),
  ])
  const colours = { accent: palette.accent, onAccent: palette['on-accent'], chrome: palette.chrome }
  const bytes = await composeShareImage(card, { heading, text: strong, ...colours }, photo)
  return { bytes, isComplete: photo !== undefined }
}

/** Renders the image of a shared link (OUT-05); null while too many are rendered. */
export const renderShareImage = (image: ShareImage): Promise<RenderedFile | null> =>
  renderOnce(image.version, () => createImage(image))
