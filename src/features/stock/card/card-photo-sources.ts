import { imageSrcSet, imageUrl } from '@/src/domain/images'
import type { StockLook } from '@/src/domain/theme/site-theme'

/**
 * Rendered width of a card's photo. On phones it is slightly understated: at their common pixel densities the browser
 * then loads the 640 image, which looks the same as 960 at two thirds of the bytes.
 */
export const cardSizes = {
  grid: '(width>=80rem) 19rem,(width>=64rem) 30vw,(width>=40rem) 45vw,88vw',
  /** Three in a row without filters beside them. */
  roomy: '(width>=90rem) 26rem,(width>=64rem) 30vw,(width>=40rem) 45vw,88vw',
  /** Two in a row. */
  wide: '(width>=90rem) 40rem,(width>=40rem) 46vw,88vw',
  /** Beside the vehicle's texts. */
  list: '(width>=80rem) 25rem,(width>=40rem) 45vw,88vw',
  strip: '(width>=64rem) 20rem,(width>=40rem) 18rem,min(78vw,20rem)',
} as const

export type CardLayout = keyof typeof cardSizes

/** Returns how wide the cards of a search page are. */
export const cardLayoutOf = ({ search_layout, search_columns, search_filters }: StockLook): CardLayout => {
  if (search_layout === 'list') return 'list'
  if (search_columns === '2') return 'wide'
  return search_columns === '3' && search_filters !== 'left' ? 'roomy' : 'grid'
}

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
