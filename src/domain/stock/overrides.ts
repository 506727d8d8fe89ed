import type { Vehicle, VehicleImage } from './vehicle'

const ordered = (images: readonly VehicleImage[], order: readonly string[] | undefined): readonly VehicleImage[] => {
  if (order === undefined || order.length === 0) return images
  const place = new Map(order.map((url, index) => [url, index] as const))
  const rank = (image: VehicleImage): number => place.get(image.url) ?? order.length
  return [...images].sort((a, b) => rank(a) - rank(b))
}

/** A car that a shopper holds is reserved, whatever its feed says; when the hold ends, what the feed says counts again. */
const withHold = ({ held, ...vehicle }: Vehicle): Vehicle => (held === true ? { ...vehicle, reserved: true } : vehicle)

/**
 * The vehicle as shoppers see it: what staff set by hand before what the feed gave. A photo the staff's order
 * does not name (the feed brought it later) comes after those it names.
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
