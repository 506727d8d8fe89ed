import type { Vehicle } from '@/src/domain/stock/vehicle'

/** A vehicle as shoppers see it: what staff set by hand goes before what the feed says. */
export const withOverrides = (vehicle: Vehicle): Vehicle => {
  const { tag, dealercomments, offer_price_cents, image_order } = vehicle.overrides ?? {}
  const place = new Map((image_order ?? []).map((url, at) => [url, at]))
  const rank = (url: string) => place.get(url) ?? Number.POSITIVE_INFINITY
  return {
    ...vehicle,
    ...(tag !== undefined && { tag }),
    ...(dealercomments !== undefined && { dealercomments }),
    ...(offer_price_cents !== undefined && { offer_price_cents }),
    images: place.size ? vehicle.images.toSorted((a, b) => compare(rank(a.url), rank(b.url))) : vehicle.images,
  }
}

/** Infinity minus itself is no number, so ranks are compared, not subtracted. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
