import type { PhotoCategory, Vehicle } from '@/src/domain/stock/vehicle/vehicle'

/** Thumbnails are displayed above this many images (GAL-01). */
export const MAX_IMAGES_WITHOUT_THUMBNAILS = 3

/** The first images, which load eagerly with high priority (GAL-01). */
export const PRIORITY_IMAGES = 2

/** Returns the photos of the gallery; empty for one or none, where the placeholder is displayed (GAL-01). */
export const listGalleryPhotos = (vehicle: Pick<Vehicle, 'images'>): readonly string[] => {
  const photos = vehicle.images.filter((one) => !one.isVideo && one.url.trim() !== '').map((one) => one.url)
  return photos.length > 1 ? photos : []
}

export type ShownCategory = 'exterior' | PhotoCategory

/** The parts of a gallery in their order, with their labels (SHP-07). */
export const categoryLabels: Readonly<Record<ShownCategory, string>> = {
  exterior: 'Exterior',
  interior: 'Interior',
  damage: 'Damage',
}

/** Returns what each photo of the gallery shows; empty if all show the exterior, which needs no tabs. */
export const listPhotoCategories = (vehicle: Pick<Vehicle, 'images'>): readonly ShownCategory[] => {
  const urls = new Set(listGalleryPhotos(vehicle))
  const categories = vehicle.images
    .filter(({ url, isVideo }) => !isVideo && urls.has(url))
    .map(({ category }) => category ?? 'exterior')
  return categories.some((one) => one !== 'exterior') ? categories : []
}

/** Returns the caption of each photo of the gallery, empty without one; no list if no photo has one (STF-01). */
export const listPhotoCaptions = (vehicle: Pick<Vehicle, 'images'>): readonly string[] => {
  const urls = new Set(listGalleryPhotos(vehicle))
  const captions = vehicle.images
    .filter(({ url, isVideo }) => !isVideo && urls.has(url))
    .map(({ caption }) => caption ?? '')
  return captions.some((one) => one !== '') ? captions : []
}

/** The tabs of a gallery: each category with the number of its photos and the first of them. */
export const listCategoryTabs = (categories: readonly ShownCategory[]) =>
  (Object.keys(categoryLabels) as ShownCategory[]).flatMap((category) => {
    const count = categories.filter((one) => one === category).length
    return count === 0 ? [] : [{ category, count, first: categories.indexOf(category) }]
  })

/** The alternative text of a photo: `2022 Kia Rio, damage, photo 3 of 9`, with its caption `Scratch on the door – …`. */
export const toPhotoAlt = (
  name: string,
  index: number,
  count: number,
  category: ShownCategory | undefined,
  caption = '',
): string => {
  const part = category === undefined || category === 'exterior' ? [] : [category]
  const alt = [name, ...part, `photo ${String(index + 1)} of ${String(count)}`].join(', ')
  return caption === '' ? alt : `${caption} – ${alt}`
}

/** A slide: a photo by its index, the placeholder, or the video. */
export type Slide = number | 'placeholder' | 'video'

/** Lists the slides; the video is always the second (GAL-02). */
export const listSlides = (photoCount: number, hasVideo: boolean): readonly Slide[] => {
  const photos: readonly Slide[] =
    photoCount > 0 ? Array.from({ length: photoCount }, (_, index) => index) : ['placeholder']
  return hasVideo ? [...photos.slice(0, 1), 'video', ...photos.slice(1)] : photos
}

/** Share of the slide's width from which a drag moves to the next slide; a shorter one springs back. */
const MIN_DRAG_SHARE = 0.15

/**
 * Returns the slide after a mouse drag of `dx` pixels (negative to the left) from slide `from`; `width` is that of a
 * slide. A drag that is long enough moves at least one slide, and never past the ends.
 */
export const findSlideAfterDrag = (from: number, dx: number, width: number, count: number): number => {
  const slides = -dx / Math.max(1, width)
  const by = Math.abs(slides) < MIN_DRAG_SHARE ? 0 : Math.sign(slides) * Math.max(1, Math.round(Math.abs(slides)))
  return Math.min(count - 1, Math.max(0, from + by))
}
