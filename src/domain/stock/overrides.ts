import type { Vehicle, VehicleImage } from './vehicle'

const ordered = (images: readonly VehicleImage[], order: readonly string[] | undefined): readonly VehicleImage[] => {
  if (order === undefined || order.length === 0) return images
  const place = new Map(order.map((url, index) => [url, index] as const))
  const rank = (image: VehicleImage): number => place.get(image.url) ?? order.length
  return [...images].sort((a, b) => rank(a) - rank(b))
}

/** A vehicle with a hold is reserved whatever its feed says; without one the feed's value applies. */
const withHold = ({ held, ...vehicle }: Vehicle): Vehicle => (held === true ? { ...vehicle, reserved: true } : vehicle)

/**
 * Returns the vehicle as shoppers see it, with staff's overrides applied over the feed's values. Photos that staff's
 * order does not name, because the feed added them later, come last.
 */
export const withOverrides = (stored: Vehicle): Vehicle => {
  const vehicle = withHold(stored)
  const ours = vehicle.overrides
  if (ours === undefined) return vehicle
  return {
    ...vehicle,
    ...(ours.tag === undefined ? {} : { tag: ours.tag }),
    ...(ours.dealercomments === undefined ? {} : { dealercomments: ours.dealercomments }),
    ...(ours.offer_price_cents === undefined ? {} : { offer_price_cents: ours.offer_price_cents }),
    images: ordered(vehicle.images, ours.image_order),
  }
}
