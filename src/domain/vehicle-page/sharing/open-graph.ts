import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { listedPriceDollars } from '../price/listed-price'

/** Open Graph data of a vehicle (CNT-07). */

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
  /** Absolute; the image's path is resolved against it. */
  readonly url: string
  readonly site: string
  /** The image made for the link (OUT-05). */
  readonly image: { readonly path: string; readonly width: number; readonly height: number }
}

/**
 * Returns the Open Graph tags of a vehicle's page as `property` and `content`. Title and description fall back to their
 * HTML tags; X reads the same tags and needs only `twitter:card` in addition.
 */
export const listOpenGraphTags = (
  vehicle: Pick<Vehicle, 'status' | 'price_cents' | 'offer_price_cents'>,
  { title, url, site, image }: SharedPage,
): readonly (readonly [property: string, content: string])[] => [
  ['og:type', 'website'],
  ['og:site_name', site],
  ['og:title', title],
  ['og:url', url],
  ['og:image', new URL(image.path, url).href],
  ['og:image:width', String(image.width)],
  ['og:image:height', String(image.height)],
  ['og:image:alt', title],
  ['twitter:card', 'summary_large_image'],
  ...listSharedPriceTags(vehicle),
]
