import { DAY_MS, HOUR_MS } from '@/src/domain/time/durations'
import type { Vehicle, VehicleStatus } from './vehicle'

/** True for the statuses a shopper can buy. Any other shows SOLD and “Find Me Something Similar” (VDP-10). */
export const isAvailable = (status: VehicleStatus): boolean => status === 'in_stock' || status === 'coming_soon'

/**
 * Unix seconds; a sale at or after this moment is within the sold window. Rounded down to the hour, so that queries
 * within one hour are identical and a shared cache can answer them.
 */
export const soldWindowStart = (soldDays: number, now: Date): number =>
  (Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - soldDays * DAY_MS) / 1000

/** Counts photos; videos are left out. */
export const countPhotos = (vehicle: Pick<Vehicle, 'images'>): number =>
  vehicle.images.filter((image) => image.isVideo !== true).length

/**
 * True for a vehicle that is neither hidden nor removed. How long shoppers can reach a sold one is decided by
 * `findPageOutcome` and the base filters of the search.
 */
export const isPublic = (vehicle: Pick<Vehicle, 'hidden' | 'removed_at'>): boolean =>
  !vehicle.hidden && vehicle.removed_at === undefined
