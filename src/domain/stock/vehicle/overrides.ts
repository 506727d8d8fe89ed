import { currentPriceCents } from '../price/price'
import type { PhotoCategory, Vehicle, VehicleImage, VehicleOverrides } from './vehicle'

export type PhotoOverrides = Pick<
  VehicleOverrides,
  | 'photos'
  | 'hidden_photos'
  | 'removed_photos'
  | 'image_order'
  | 'exterior_photos'
  | 'interior_photos'
  | 'damage_photos'
  | 'photo_captions'
>

const sortImages = (images: readonly VehicleImage[], order: readonly string[] | undefined): readonly VehicleImage[] => {
  if (order === undefined || order.length === 0) return images
  const positions = new Map(order.map((url, index) => [url, index] as const))
  const positionOf = (image: VehicleImage): number => positions.get(image.url) ?? order.length
  return [...images].sort((a, b) => positionOf(a) - positionOf(b))
}

const withCategory = ({ category: _, ...image }: VehicleImage, category: PhotoCategory | undefined): VehicleImage =>
  category ? { ...image, category } : image

/** Gives a photo the category that staff chose, over the feed's; the exterior is none (SHP-07). */
const markPhotos = (
  images: readonly VehicleImage[],
  { exterior_photos = [], interior_photos = [], damage_photos = [] }: PhotoOverrides,
): readonly VehicleImage[] => {
  const marks = new Map<string, PhotoCategory | undefined>([
    ...exterior_photos.map((url) => [url, undefined] as const),
    ...interior_photos.map((url) => [url, 'interior'] as const),
    ...damage_photos.map((url) => [url, 'damage'] as const),
  ])
  if (marks.size === 0) return images
  return images.map((image) => (marks.has(image.url) ? withCategory(image, marks.get(image.url)) : image))
}

const withCaptions = (
  images: readonly VehicleImage[],
  { photo_captions = {} }: PhotoOverrides,
): readonly VehicleImage[] =>
  images.map((image) => {
    const caption = Object.hasOwn(photo_captions, image.url) ? photo_captions[image.url] : undefined
    return caption === undefined ? image : { ...image, caption }
  })

/**
 * Returns the photos that shoppers see (STF-01): those of the feed that staff have not hidden, and the dealer's own, in
 * the order that staff chose. Photos that the order does not name, because the feed added them later, come last.
 */
export const arrangePhotos = (
  feedPhotos: readonly VehicleImage[],
  overrides: PhotoOverrides,
): readonly VehicleImage[] => {
  const { photos = [], hidden_photos = [], image_order } = overrides
  const hidden = new Set(hidden_photos)
  const shown = [...feedPhotos.filter(({ url }) => !hidden.has(url)), ...photos]
  return withCaptions(markPhotos(sortImages(shown, image_order), overrides), overrides)
}

/** A vehicle with a hold is reserved whatever its feed says; without one the feed's value applies. */
const withHold = ({ held, ...vehicle }: Vehicle): Vehicle => (held === true ? { ...vehicle, reserved: true } : vehicle)

type Prices = Pick<Vehicle, 'price_cents' | 'offer_price_cents' | 'before_price_cents' | 'overrides'>

/**
 * Returns the price at which a vehicle was offered before, in cents (CARD-04): the dealer's own earlier price, where 0
 * means none; else the feed's; else the price that an offer replaces, if it is higher. Each is a price of the feed or the
 * dealer, because a higher one that was never asked would mislead shoppers (Australian Consumer Law s29).
 */
const findFormerPrice = (prices: Prices): number | undefined => {
  const { price_cents, offer_price_cents, before_price_cents: earlier, overrides = {} } = prices
  if (overrides.before_price_cents !== undefined) return overrides.before_price_cents
  const own = overrides.offer_price_cents
  const shown = currentPriceCents({ price_cents, offer_price_cents: own ?? offer_price_cents }) ?? Infinity
  // The dealer's own offer replaces the feed's price, which may be an offer itself.
  const offer = own === undefined ? {} : { offer_price_cents }
  const replaced = currentPriceCents({ price_cents, ...offer }) ?? 0
  return (earlier ?? 0) > shown || replaced <= shown ? earlier : replaced
}

/** Returns the vehicle as shoppers see it, with staff's overrides applied over the feed's values. */
export const withOverrides = (stored: Vehicle): Vehicle => {
  const former = findFormerPrice(stored)
  const held = withHold(stored)
  const isFeeds = former === undefined || former === stored.before_price_cents
  const vehicle = isFeeds ? held : { ...held, before_price_cents: former }
  const overrides = vehicle.overrides
  if (overrides === undefined) return vehicle
  return {
    ...vehicle,
    ...(overrides.tag === undefined ? {} : { tag: overrides.tag }),
    ...(overrides.dealercomments === undefined ? {} : { dealercomments: overrides.dealercomments }),
    ...(overrides.offer_price_cents === undefined ? {} : { offer_price_cents: overrides.offer_price_cents }),
    images: arrangePhotos(vehicle.images, overrides),
  }
}
