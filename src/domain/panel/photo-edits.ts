import { addInSequence } from './in-sequence'
import type { PhotoOverrides } from '../stock/vehicle/overrides'
import type { PhotoCategory } from '../stock/vehicle/vehicle'
import { MAX_CAPTION_CHARS } from '../stock/vehicle/vehicle-parts-schema'
import { moveItem } from '../tenancy/switch-layer'
import { type PanelPhoto, type PhotoSet, listPanelPhotos } from './vehicle-photos'

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

/** Own photos that can be brought back after they were removed. */
const MAX_REMOVED_PHOTOS = 20

const removeOwnPhoto = (overrides: PhotoOverrides, url: string): PhotoOverrides => {
  const { photos = [], removed_photos = [] } = overrides
  const earlier = removed_photos.filter((photo) => photo.url !== url)
  const removed = photos.filter((photo) => photo.url === url)
  return {
    ...overrides,
    photos: photos.filter((photo) => photo.url !== url),
    removed_photos: [...earlier, ...removed].slice(-MAX_REMOVED_PHOTOS),
  }
}

/** Removes a photo, so that it can be brought back: an own one is put aside, a feed's one hidden. */
export const removePhoto = ({ overrides }: PhotoSet, { url, isOwn }: PanelPhoto): PhotoOverrides =>
  isOwn ? removeOwnPhoto(overrides, url) : { ...overrides, hidden_photos: [...(overrides.hidden_photos ?? []), url] }

/** Sets the caption of a photo; an empty text removes it. */
export const captionPhoto = ({ overrides }: PhotoSet, url: string, text: string): PhotoOverrides => {
  const { [url]: _, ...others } = overrides.photo_captions ?? {}
  const caption = text.trim().slice(0, MAX_CAPTION_CHARS)
  return { ...overrides, photo_captions: caption === '' ? others : { ...others, [url]: caption } }
}

/**
 * Puts another photo in the place of one, with its mark and caption: an own one is put aside, a feed's one hidden. Undoing
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

/** Brings back an own photo that was removed, in its place of the order. */
export const bringBackPhoto = ({ overrides }: PhotoSet, url: string): PhotoOverrides => {
  const { photos = [], removed_photos = [] } = overrides
  return {
    ...overrides,
    photos: [...photos, ...removed_photos.filter((photo) => photo.url === url)],
    removed_photos: removed_photos.filter((photo) => photo.url !== url),
  }
}

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

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Merges the photos' values into all overrides of a vehicle; empty lists are left out, and null if nothing is left. */
export const withPhotoOverrides = (overrides: unknown, photos: PhotoOverrides): object | null => {
  const merged = { ...(typeof overrides === 'object' ? overrides : {}), ...photos }
  const entries = Object.entries(merged).filter(([, value]) => !isEmpty(value))
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
