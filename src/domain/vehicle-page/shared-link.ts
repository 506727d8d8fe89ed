import { imageUrl } from '@/src/domain/images'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { offeredDollars } from './offered-price'

/** What a shared link shows of a vehicle (CNT-07, Open Graph). */

/**
 * Its first photo in the shape of 1200×630; undefined without photos. Pictures elsewhere go through `host`, the
 * image host, or keep their own shape.
 */
export const sharedPicture = (
  { images }: Pick<Vehicle, 'images'>,
  host?: string,
): { readonly url: string; readonly width?: number; readonly height?: number } | undefined => {
  const first = images.find((one) => one.isVideo !== true && one.url.trim() !== '')?.url
  if (first === undefined) return undefined
  const url = imageUrl(first, { width: 1280, crop: '40x21' }, host)
  return url === first ? { url } : { url, width: 1280, height: 672 }
}

/** Its price as `property` and `content`; none where there is no price. */
export const sharedPrice = (
  vehicle: Pick<Vehicle, 'status' | 'price_cents' | 'offer_price_cents'>,
): readonly (readonly [property: string, content: string])[] => {
  const price = offeredDollars(vehicle)
  if (price === undefined) return []
  return [
    ['product:price:amount', String(price)],
    ['product:price:currency', 'AUD'],
  ]
}

type Shared = {
  readonly title: string
  /** Absolute, as are pictures' addresses in the end. */
  readonly url: string
  readonly site: string
  readonly host?: string | undefined
}

/**
 * Open Graph of a vehicle's page as `property` and `content`, beside its title and description, which are read where these
 * are silent; X reads them too, once it knows the size of the card.
 */
export const sharedTags = (
  vehicle: Pick<Vehicle, 'status' | 'images' | 'price_cents' | 'offer_price_cents'>,
  { title, url, site, host }: Shared,
): readonly (readonly [property: string, content: string])[] => {
  const picture = sharedPicture(vehicle, host)
  return [
    ['og:type', 'website'],
    ['og:site_name', site],
    ['og:title', title],
    ['og:url', url],
    ...(picture
      ? ([
          ['og:image', new URL(picture.url, url).href],
          ...(picture.width ? ([['og:image:width', String(picture.width)]] as const) : []),
          ...(picture.height ? ([['og:image:height', String(picture.height)]] as const) : []),
          ['og:image:alt', title],
          ['twitter:card', 'summary_large_image'],
        ] as const)
      : []),
    ...sharedPrice(vehicle),
  ]
}
