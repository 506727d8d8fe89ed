import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Switches } from '@/tenants/switches'
import { galleryPictures } from './gallery'
import { packSpots, type PackedSpot } from './hotspots'
import { packAddresses } from './packed-addresses'
import { openingMode, type GalleryMode } from './modes'
import { spinFrames, viewerAddress } from './spin'
import { vehicleVideo, type Video } from './video'

/** The data of a page's gallery in compact form; addresses are packed (`packed-addresses.ts`). */
export type GalleryView = {
  readonly slug: string
  readonly pictures: string
  readonly quality: number
  readonly video?: Video
  readonly spin?: {
    readonly frames: string
    readonly spots: readonly PackedSpot[]
    /** Milliseconds per frame of the automatic rotation; absent without it. */
    readonly turning?: number
  }
  /** The address of an external viewer that supplies the spin. */
  readonly viewer?: string
  readonly interior?: { readonly picture: string; readonly spots: readonly PackedSpot[] }
  readonly modes: readonly GalleryMode[]
  readonly mode: GalleryMode
}

type Shown = Pick<
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
type Rules = Pick<Switches, 'display' | 'gallery'>

const spinOf = (vehicle: Shown, { gallery }: Rules): Pick<GalleryView, 'spin' | 'viewer'> => {
  const viewer = viewerAddress(gallery.spin_viewer, vehicle.spin_code)
  if (viewer) return { viewer }
  const frames = spinFrames(vehicle)
  if (frames.length === 0) return {}
  const turning = gallery.auto_rotate ? { turning: gallery.auto_rotate_ms } : {}
  return { spin: { frames: packAddresses(frames), spots: packSpots(vehicle.hotspots?.exterior), ...turning } }
}

const interiorOf = ({ spin_interior_image: picture, hotspots }: Shown): Pick<GalleryView, 'interior'> =>
  picture ? { interior: { picture, spots: packSpots(hotspots?.interior) } } : {}

/** Builds the gallery of a vehicle; undefined when there is nothing to display and the placeholder is used (GAL-01). */
export const galleryView = (vehicle: Shown, switches: Rules): GalleryView | undefined => {
  const pictures = galleryPictures(vehicle)
  const video = vehicleVideo(vehicle)
  const turns = spinOf(vehicle, switches)
  const inside = interiorOf(vehicle)
  if (pictures.length === 0 && !video && !turns.spin && !turns.viewer && !inside.interior) return undefined
  const modes: readonly GalleryMode[] = [
    ...(turns.spin || turns.viewer ? (['spinner'] as const) : []),
    'gallery',
    ...(inside.interior ? (['interior'] as const) : []),
  ]
  return {
    slug: vehicle.slug,
    pictures: packAddresses(pictures),
    quality: Number(switches.display.image_quality),
    ...(video ? { video } : {}),
    ...turns,
    ...inside,
    modes,
    mode: openingMode(switches.gallery.mode, modes),
  }
}
