import { imageSrcSet, imageUrl } from '@/src/domain/images'

/**
 * Rendered width of a card's photo. On phones it is slightly understated: at their common pixel densities the browser
 * then loads the 640 image, which looks the same as 960 at two thirds of the bytes.
 */
export const cardSizes = {
  grid: '(width>=80rem) 19rem,(width>=64rem) 30vw,(width>=40rem) 45vw,88vw',
  strip: '(width>=64rem) 20rem,(width>=40rem) 18rem,min(78vw,20rem)',
} as const

/**
 * Returns a card's photo in the widths a card can have. `quality` is the tenant's switch, `host` the image host's base.
 */
export const cardPhotoSources = (source: string, quality: string, host?: string) => {
  const options = { quality, crop: '3x2' } as const
  return {
    src: imageUrl(source, { ...options, width: 640 }, host),
    srcSet: imageSrcSet(source, [320, 640, 960], options, host),
  }
}
