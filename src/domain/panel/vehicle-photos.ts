import { arrangePhotos, type PhotoOverrides } from '../stock/vehicle/overrides'
import type { PhotoCategory, VehicleImage } from '../stock/vehicle/vehicle'
import { addressSchema } from '../stock/fields/field-schema'
import { MAX_IMAGES } from '../stock/vehicle/vehicle-parts-schema'

/** The photos of a vehicle as staff arrange them in the panel (STF-01). */

export type PanelPhoto = {
  readonly url: string
  readonly thumb_url?: string
  /** Added by staff, so that removing it deletes it; a photo of the feed is only hidden. */
  readonly isOwn: boolean
  readonly category?: PhotoCategory
  readonly caption?: string
}

export type PhotoSet = { readonly feedPhotos: readonly VehicleImage[]; readonly overrides: PhotoOverrides }

const isImage = (one: unknown): one is VehicleImage =>
  typeof one === 'object' && one !== null && 'url' in one && typeof one.url === 'string'

const toImages = (value: unknown): readonly VehicleImage[] => (Array.isArray(value) ? value.filter(isImage) : [])
const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const toCaptions = (value: unknown): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter((one): one is [string, string] => typeof one[1] === 'string'))
    : {}

/** Reads the stored values of a vehicle, which the form and the list have as unknown JSON. */
export const toPhotoSet = (images: unknown, overrides: unknown): PhotoSet => {
  const stored = (typeof overrides === 'object' && overrides !== null ? overrides : {}) as Record<string, unknown>
  return {
    feedPhotos: toImages(images),
    overrides: {
      photos: toImages(stored['photos']),
      hidden_photos: toTexts(stored['hidden_photos']),
      removed_photos: toImages(stored['removed_photos']),
      image_order: toTexts(stored['image_order']),
      exterior_photos: toTexts(stored['exterior_photos']),
      interior_photos: toTexts(stored['interior_photos']),
      damage_photos: toTexts(stored['damage_photos']),
      photo_captions: toCaptions(stored['photo_captions']),
    },
  }
}

/** Lists the photos of a stored vehicle in the order in which shoppers see them. */
export const listShownPhotos = (vehicle: unknown): readonly VehicleImage[] => {
  const { images, overrides } = (vehicle ?? {}) as { readonly images?: unknown; readonly overrides?: unknown }
  const photos = toPhotoSet(images, overrides)
  return arrangePhotos(photos.feedPhotos, photos.overrides)
}

export const listPanelPhotos = ({ feedPhotos, overrides }: PhotoSet): readonly PanelPhoto[] => {
  const own = new Set(overrides.photos?.map(({ url }) => url))
  return arrangePhotos(feedPhotos, overrides).map(({ url, thumb_url, category, caption }) => ({
    url,
    ...(category !== undefined && { category }),
    ...(caption !== undefined && { caption }),
    ...(thumb_url !== undefined && { thumb_url }),
    isOwn: own.has(url),
  }))
}

/** Lists the dealer's own photos that staff have removed, the last one first; those that are back are left out. */
export const listRemovedPhotos = ({ overrides }: PhotoSet): readonly VehicleImage[] => {
  const present = new Set(overrides.photos?.map(({ url }) => url))
  return (overrides.removed_photos ?? []).filter(({ url }) => !present.has(url)).toReversed()
}

/** Lists the feed's photos that staff have removed. */
export const listHiddenPhotos = ({ feedPhotos, overrides }: PhotoSet): readonly VehicleImage[] =>
  feedPhotos.filter(({ url }) => overrides.hidden_photos?.includes(url))

/** The address of an image that staff uploaded, by the name of its file. */
export const uploadedPhotoUrl = (filename: string): string => `/images/media/uploads/${encodeURIComponent(filename)}`

/** Lists uploaded photos that the vehicle does not have, in their order. */
export const listMissingPhotos = (photos: PhotoSet, uploaded: readonly string[]): readonly string[] => {
  const present = new Set([...photos.feedPhotos, ...(photos.overrides.photos ?? [])].map(({ url }) => url))
  return uploaded.filter((url) => !present.has(url))
}

/** How many more photos the vehicle can have. */
export const countFreePlaces = (photos: PhotoSet): number => Math.max(0, MAX_IMAGES - listPanelPhotos(photos).length)

/** Describes what is wrong with a typed address of a photo; undefined if it can be added. */
export const findPhotoProblem = (photos: PhotoSet, address: string): string | undefined => {
  if (!addressSchema.safeParse(address).success) return 'Enter a web address, such as https://www.example.com.au/1.jpg.'
  if (listPanelPhotos(photos).some(({ url }) => url === address)) return 'This photo is already in the list.'
  return listPanelPhotos(photos).length >= MAX_IMAGES ? `A vehicle can have up to ${MAX_IMAGES} photos.` : undefined
}
