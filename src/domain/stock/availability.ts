import type { Vehicle, VehicleStatus } from './vehicle'

/** V§4: only these can be bought; any other status shows SOLD and “Find Me Something Similar”. */
export const isAvailable = (status: VehicleStatus): boolean => status === 'in_stock' || status === 'coming_soon'

export type ListingRules = {
  /** Days a sold car stays listed (STK-07). */
  readonly soldDays: number
  readonly minPhotos: number
  readonly onlyShownOnWebsite: boolean
}

const dayMs = 86_400_000
const hourMs = 3_600_000

/**
 * Unix seconds since which a sale still counts as recent; rounded down to the hour so that equal questions
 * within an hour are equal, and a shared cache can answer them.
 */
export const soldSince = (soldDays: number, now: Date): number =>
  (Math.floor(now.getTime() / hourMs) * hourMs - soldDays * dayMs) / 1000

/** Photos only: a video is not counted. */
export const photosCount = (vehicle: Pick<Vehicle, 'images'>): number =>
  vehicle.images.filter((image) => image.isVideo !== true).length

/** May shoppers reach it at all, by search or by its own page? Removed and hidden cars are gone for them. */
export const isPublic = (vehicle: Pick<Vehicle, 'hidden' | 'removed_at'>): boolean =>
  !vehicle.hidden && vehicle.removed_at === undefined

const inWindow = (vehicle: Pick<Vehicle, 'sold_at'>, soldDays: number, now: Date): boolean =>
  vehicle.sold_at !== undefined && Date.parse(vehicle.sold_at) / 1000 >= soldSince(soldDays, now)

type Listed = Pick<Vehicle, 'hidden' | 'removed_at' | 'status' | 'sold_at' | 'images' | 'show_on_dealer_website'>

/**
 * STK-07: is the vehicle in the default search? In stock, coming soon, or sold within the window; shown on the
 * dealer's website; with at least the least photos.
 */
export const isListed = (vehicle: Listed, rules: ListingRules, now: Date): boolean => {
  if (!isPublic(vehicle)) return false
  if (rules.onlyShownOnWebsite && !vehicle.show_on_dealer_website) return false
  if (photosCount(vehicle) < rules.minPhotos) return false
  return isAvailable(vehicle.status) || (vehicle.status === 'sold' && inWindow(vehicle, rules.soldDays, now))
}
