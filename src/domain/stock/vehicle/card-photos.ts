import type { Vehicle } from './vehicle'

/** Photos that a card shows one after another; the vehicle's page has all of them. */
const MAX_CARD_PHOTOS = 6

/** Lists the photos of a vehicle's card (SHP-07), in the dealer's order and without videos. */
export const listCardPhotos = ({ images }: Pick<Vehicle, 'images'>): readonly string[] =>
  images
    .filter(({ isVideo }) => isVideo !== true)
    .slice(0, MAX_CARD_PHOTOS)
    .map(({ url, thumb_url: thumbnail }) => thumbnail ?? url)
