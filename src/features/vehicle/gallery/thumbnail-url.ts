import { imageUrl } from '@/src/domain/images'
import { isRenderedImage } from '@/src/domain/images/rendered-images'

/** Returns the address of a photo's thumbnail, one for all parts of the gallery, so that a browser loads it once. */
export const thumbnailUrl = (photo: string, host: string | undefined): string =>
  imageUrl(photo, { width: 160, quality: 50 }, host)

/**
 * The thumbnail as a background, which is seen until the large photo in front of it has loaded. A studio image has none:
 * it is transparent, so that its thumbnail would still be seen around the vehicle.
 */
export const thumbnailBackground = (photo: string, host: string | undefined) =>
  isRenderedImage(photo) ? undefined : { backgroundImage: `url("${thumbnailUrl(photo, host)}")` }
