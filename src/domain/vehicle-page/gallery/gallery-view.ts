import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Switches } from '@/src/domain/switches'
import { listGalleryPhotos, listPhotoCaptions, listPhotoCategories, type ShownCategory } from './gallery'
import { packSpots, type PackedSpot } from './hotspots'
import { packAddresses } from './packed-addresses'
import { chooseOpeningMode, type GalleryMode } from './gallery-modes'
import { listSpinFrames, buildViewerAddress } from './spin'
import { findVehicleVideo, type Video } from './video'

/** The data of a page's gallery in compact form; addresses are packed (`packed-addresses.ts`). */
export type GalleryView = {
  readonly slug: string
  readonly photos: string
  /** The category of each photo; absent if all show the exterior. */
  readonly categories?: readonly ShownCategory[]
  /** The caption of each photo, empty without one; absent if no photo has one. */
  readonly captions?: readonly string[]
  readonly quality: number
  /** On wide screens five photos at once, instead of one. */
  readonly mosaic?: true
  readonly video?: Video
  readonly spin?: {
    readonly frames: string
    readonly spots: readonly PackedSpot[]
    /** Milliseconds per frame of the automatic rotation; absent without it. */
    readonly turning?: number
  }
  /** The address of an external viewer that supplies the spin. */
  readonly viewer?: string
  readonly interior?: { readonly image: string; readonly spots: readonly PackedSpot[] }
  readonly modes: readonly GalleryMode[]
  readonly mode: GalleryMode
}

/** Photos of a mosaic: a large one and four beside it. */
const MOSAIC_PHOTOS = 5

type GalleryVehicle = Pick<
  Vehicle,
  | 'slug'
  | 'images'
  | 'video_url'
  | 'external_video_url'
  | 'spin_images'
  | 'spin_interior_image'
  | 'spin_code'
  | 'hotspots'
>
type GallerySwitches = Pick<Switches, 'display' | 'gallery'>

const buildSpin = (vehicle: GalleryVehicle, { gallery }: GallerySwitches): Pick<GalleryView, 'spin' | 'viewer'> => {
  const viewer = buildViewerAddress(gallery.spin_viewer, vehicle.spin_code)
  if (viewer) return { viewer }
  const frames = listSpinFrames(vehicle)
  if (frames.length === 0) return {}
  const turning = gallery.auto_rotate ? { turning: gallery.auto_rotate_ms } : {}
  return { spin: { frames: packAddresses(frames), spots: packSpots(vehicle.hotspots?.exterior), ...turning } }
}

const buildInterior = ({ spin_interior_image: image, hotspots }: GalleryVehicle): Pick<GalleryView, 'interior'> =>
  image ? { interior: { image, spots: packSpots(hotspots?.interior) } } : {}

const buildLook = (
  vehicle: GalleryVehicle,
  photoCount: number,
  { gallery }: GallerySwitches,
): Pick<GalleryView, 'categories' | 'captions' | 'mosaic'> => {
  const categories = listPhotoCategories(vehicle)
  const captions = listPhotoCaptions(vehicle)
  return {
    ...(categories.length > 0 && { categories }),
    ...(captions.length > 0 && { captions }),
    ...(gallery.layout === 'mosaic' && photoCount >= MOSAIC_PHOTOS && { mosaic: true as const }),
  }
}

/** Builds the gallery of a vehicle; undefined when there is nothing to display and the placeholder is used (GAL-01). */
export const buildGalleryView = (vehicle: GalleryVehicle, switches: GallerySwitches): GalleryView | undefined => {
  const photos = listGalleryPhotos(vehicle)
  const video = findVehicleVideo(vehicle)
  const spin = buildSpin(vehicle, switches)
  const interior = buildInterior(vehicle)
  if (photos.length === 0 && !video && !spin.spin && !spin.viewer && !interior.interior) return undefined
  const modes: readonly GalleryMode[] = [
    ...(spin.spin || spin.viewer ? (['spinner'] as const) : []),
    'gallery',
    ...(interior.interior ? (['interior'] as const) : []),
  ]
  return {
    slug: vehicle.slug,
    photos: packAddresses(photos),
    quality: Number(switches.display.image_quality),
    ...buildLook(vehicle, photos.length, switches),
    ...(video ? { video } : {}),
    ...spin,
    ...interior,
    modes,
    mode: chooseOpeningMode(switches.gallery.mode, modes),
  }
}
