import { imageUrl } from '@/src/domain/images'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { listedPriceDollars } from '../price/listed-price'

/** Open Graph data of a vehicle (CNT-07). */

/**
 * Returns its first photo cropped to the ratio of 1200×630; undefined without photos. External photos are cropped by
 * the image host `host`; without one they keep their ratio.
 */
export const findSharedImage = (
  { images }: Pick<Vehicle, 'images'>,
  host?: string,
): { readonly url: string; readonly width?: number; readonly height?: number } | undefined => {
  const first = images.find((one) => one.isVideo !== true && one.url.trim() !== '')?.url
  if (first === undefined) return undefined
  const url = imageUrl(first, { width: 1280, crop: '40x21' }, host)
  return url === first ? { url } : { url, width: 1280, height: 672 }
}

/** Returns its price as `property` and `content`; empty without a price. */
export const listSharedPriceTags = (
  vehicle: Pick<Vehicle, 'status' | 'price_cents' | 'offer_price_cents'>,
): readonly (readonly [property: string, content: string])[] => {
  const price = listedPriceDollars(vehicle)
  if (price === undefined) return []
  return [
    ['product:price:amount', String(price)],
    ['product:price:currency', 'AUD'],
  ]
}

type SharedPage = {
  readonly title: string
  /** Absolute; relative image addresses are resolved against it. */
  readonly url: string
  readonly site: string
  readonly host?: string | undefined
}

/**
 * Returns the Open Graph tags of a vehicle's page as `property` and `content`. Title and description fall back to their
 * HTML tags; X reads the same tags and needs only `twitter:card` in addition.
 */
export const listOpenGraphTags = (
  vehicle: Pick<Vehicle, 'status' | 'images' | 'price_cents' | 'offer_price_cents'>,
  { title, url, site, host }: SharedPage,
): readonly (readonly [property: string, content: string])[] => {
  const image = findSharedImage(vehicle, host)
  return [
    ['og:type', 'website'],
    ['og:site_name', site],
    ['og:title', title],
    ['og:url', url],
    ...(image
      ? ([
          ['og:image', new URL(image.url, url).href],
          ...(image.width ? ([['og:image:width', String(image.width)]] as const) : []),
          ...(image.height ? ([['og:image:height', String(image.height)]] as const) : []),
          ['og:image:alt', title],
          ['twitter:card', 'summary_large_image'],
        ] as const)
      : []),
    ...listSharedPriceTags(vehicle),
  ]
}
