import { addInSequence } from './in-sequence'
import { arrangePhotos, type PhotoOverrides } from '../stock/vehicle/overrides'
import type { PhotoCategory, VehicleImage } from '../stock/vehicle/vehicle'
import { addressSchema } from '../stock/fields/field-schema'
import { MAX_CAPTION_CHARS, MAX_IMAGES } from '../stock/vehicle/vehicle-parts-schema'
import { moveItem } from '../tenancy/switch-layer'

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

/** Lists the feed's photos that staff have removed. */
export const listHiddenPhotos = ({ feedPhotos, overrides }: PhotoSet): readonly VehicleImage[] =>
  feedPhotos.filter(({ url }) => overrides.hidden_photos?.includes(url))

/** Moves a photo by a number of places; the order is stored completely, so that it stays with the next import. */
export const movePhoto = (photos: PhotoSet, url: string, by: number): PhotoOverrides => {
  const order = listPanelPhotos(photos).map((photo) => photo.url)
  return { ...photos.overrides, image_order: moveItem(order, order.indexOf(url), by) }
}

/** Marks what a photo shows; without a category, the exterior, which is stored only where the feed differs (SHP-07). */
export const markPhoto = (
  { feedPhotos, overrides }: PhotoSet,
  url: string,
  category: PhotoCategory | undefined,
): PhotoOverrides => {
  const listOf = (urls: readonly string[] = [], isMarked: boolean): readonly string[] => {
    const others = urls.filter((one) => one !== url)
    return isMarked ? [...others, url] : others
  }
  const differsFromFeed = feedPhotos.some((photo) => photo.url === url && photo.category !== undefined)
  return {
    ...overrides,
    exterior_photos: listOf(overrides.exterior_photos, category === undefined && differsFromFeed),
    interior_photos: listOf(overrides.interior_photos, category === 'interior'),
    damage_photos: listOf(overrides.damage_photos, category === 'damage'),
  }
}

/** The address of an image that staff uploaded, by the name of its file. */
export const uploadedPhotoUrl = (filename: string): string => `/images/media/uploads/${encodeURIComponent(filename)}`

/** Removes a photo: an own one is deleted, a feed's one hidden. */
export const removePhoto = ({ overrides }: PhotoSet, { url, isOwn }: PanelPhoto): PhotoOverrides =>
  isOwn
    ? { ...overrides, photos: (overrides.photos ?? []).filter((photo) => photo.url !== url) }
    : { ...overrides, hidden_photos: [...(overrides.hidden_photos ?? []), url] }

/** Sets the caption of a photo; an empty text removes it. */
export const captionPhoto = ({ overrides }: PhotoSet, url: string, text: string): PhotoOverrides => {
  const { [url]: _, ...others } = overrides.photo_captions ?? {}
  const caption = text.trim().slice(0, MAX_CAPTION_CHARS)
  return { ...overrides, photo_captions: caption === '' ? others : { ...others, [url]: caption } }
}

/**
 * Puts another photo in the place of one, with its mark and caption: an own one is deleted, a feed's one hidden. Undoing
 * it is restoring the overrides from before.
 */
export const replacePhoto = (photos: PhotoSet, replaced: PanelPhoto, url: string): PhotoOverrides => {
  const order = listPanelPhotos(photos).map((photo) => (photo.url === replaced.url ? url : photo.url))
  const without = removePhoto(photos, replaced)
  const ordered = { ...without, photos: [...(without.photos ?? []), { url }], image_order: order }
  const marked = markPhoto({ ...photos, overrides: ordered }, url, replaced.category)
  return captionPhoto({ ...photos, overrides: marked }, url, replaced.caption ?? '')
}

/** Shows a hidden photo of the feed again, in its place of the order. */
export const restorePhoto = ({ overrides }: PhotoSet, url: string): PhotoOverrides => ({
  ...overrides,
  hidden_photos: (overrides.hidden_photos ?? []).filter((hidden) => hidden !== url),
})

/**
 * Adds own photos after the others; those of `sequence` are in its order. Addresses that are there already are not added
 * again.
 */
export const addPhotos = (
  { feedPhotos, overrides }: PhotoSet,
  urls: readonly string[],
  sequence: readonly string[] = urls,
): PhotoOverrides => {
  const own = new Map((overrides.photos ?? []).map((photo) => [photo.url, photo] as const))
  const ofFeed = new Set(feedPhotos.map(({ url }) => url))
  const added = urls.filter((url) => !ofFeed.has(url))
  const order = addInSequence([...own.keys()], added, sequence)
  return { ...overrides, photos: order.map((url) => own.get(url) ?? { url }) }
}

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

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Merges the photos' values into all overrides of a vehicle; empty lists are left out, and null if nothing is left. */
export const withPhotoOverrides = (overrides: unknown, photos: PhotoOverrides): object | null => {
  const merged = { ...(typeof overrides === 'object' ? overrides : {}), ...photos }
  const entries = Object.entries(merged).filter(([, value]) => !isEmpty(value))
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
