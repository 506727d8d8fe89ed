import type { Vehicle, VehicleImage, VehicleOverrides } from './vehicle'

export type PhotoOverrides = Pick<VehicleOverrides, 'photos' | 'hidden_photos' | 'image_order'>

const sortImages = (images: readonly VehicleImage[], order: readonly string[] | undefined): readonly VehicleImage[] => {
  if (order === undefined || order.length === 0) return images
  const positions = new Map(order.map((url, index) => [url, index] as const))
  const positionOf = (image: VehicleImage): number => positions.get(image.url) ?? order.length
  return [...images].sort((a, b) => positionOf(a) - positionOf(b))
}

/**
 * Returns the photos that shoppers see (STF-01): those of the feed that staff have not hidden, and the dealer's own, in
 * the order that staff chose. Photos that the order does not name, because the feed added them later, come last.
 */
export const arrangePhotos = (
  feedPhotos: readonly VehicleImage[],
  { photos = [], hidden_photos = [], image_order }: PhotoOverrides,
): readonly VehicleImage[] => {
  const hidden = new Set(hidden_photos)
  return sortImages([...feedPhotos.filter(({ url }) => !hidden.has(url)), ...photos], image_order)
}

/** A vehicle with a hold is reserved whatever its feed says; without one the feed's value applies. */
const withHold = ({ held, ...vehicle }: Vehicle): Vehicle => (held === true ? { ...vehicle, reserved: true } : vehicle)

/** Returns the vehicle as shoppers see it, with staff's overrides applied over the feed's values. */
export const withOverrides = (stored: Vehicle): Vehicle => {
  const vehicle = withHold(stored)
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
