import type { Vehicle } from '@/src/domain/stock/vehicle'

/** Thumbnails only above this many pictures (GAL-01). */
export const thumbnailsAbove = 3

/** How many of the first pictures load at once and with priority (GAL-01). */
export const priorityPictures = 2

/** Pictures a shopper can look through; with one or none a placeholder stands instead (GAL-01). */
export const galleryPictures = (vehicle: Pick<Vehicle, 'images'>): readonly string[] => {
  const pictures = vehicle.images.filter((one) => !one.isVideo && one.url.trim() !== '').map((one) => one.url)
  return pictures.length > 1 ? pictures : []
}

/** A slide of the row: a picture by its place among the pictures, the placeholder, or the video. */
export type Slide = number | 'placeholder' | 'video'

/** The slides in their order: a video always comes second, whatever stands first (GAL-02). */
export const slidesOf = (pictures: number, hasVideo: boolean): readonly Slide[] => {
  const photos: readonly Slide[] =
    pictures > 0 ? Array.from({ length: pictures }, (_, index) => index) : ['placeholder']
  return hasVideo ? [...photos.slice(0, 1), 'video', ...photos.slice(1)] : photos
}

/** Of the row's width: a drag this long turns to the next slide, a shorter one springs back. */
const turningShare = 0.15

/**
 * The slide a row stops at after a mouse dragged it by `dx` pixels (to the left below 0) from slide `from`; `width` is a
 * slide's. A drag goes one slide at least once it is long enough, and never past the ends.
 */
export const slideAfterDrag = (from: number, dx: number, width: number, count: number): number => {
  const slides = -dx / Math.max(1, width)
  const by = Math.abs(slides) < turningShare ? 0 : Math.sign(slides) * Math.max(1, Math.round(Math.abs(slides)))
  return Math.min(count - 1, Math.max(0, from + by))
}
