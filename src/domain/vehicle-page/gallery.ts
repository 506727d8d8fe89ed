import type { Vehicle } from '@/src/domain/stock/vehicle'

/** Thumbnails only above this many pictures (GAL-01). */
export const thumbnailsAbove = 3

/** Pictures a shopper can look through; with one or none a placeholder stands instead (GAL-01). */
export const galleryPictures = (vehicle: Pick<Vehicle, 'images'>): readonly string[] => {
  const pictures = vehicle.images.filter((one) => !one.isVideo && one.url.trim() !== '').map((one) => one.url)
  return pictures.length > 1 ? pictures : []
}
