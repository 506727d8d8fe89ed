import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'

/** Returns a copy of a vehicle without some of its fields. */
export const omitFields = <K extends keyof FeedVehicle>(vehicle: FeedVehicle, ...keys: readonly K[]): FeedVehicle =>
  Object.fromEntries(
    Object.entries(vehicle).filter(([key]) => !(keys as readonly string[]).includes(key)),
  ) as FeedVehicle
