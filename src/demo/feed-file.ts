import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'

/** Writes demo stock in the format of a dealer's system, for the built-in mapping `vehicle-records`. */

const CENTS_SUFFIX_PATTERN = /_cents$/u

const toFeedRecord = (vehicle: FeedVehicle): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(vehicle)
      .filter(([name]) => name !== 'key')
      .map(([name, value]: [string, unknown]) => {
        if (name === 'images') return [name, vehicle.images.map(({ url }) => url)]
        return CENTS_SUFFIX_PATTERN.test(name) && typeof value === 'number'
          ? [name.replace(CENTS_SUFFIX_PATTERN, ''), value / 100]
          : [name, value]
      }),
  )

/** Returns JSON, with money in dollars. */
export const buildDemoFeedFile = (vehicles: readonly FeedVehicle[]): string =>
  JSON.stringify({ vehicles: vehicles.map(toFeedRecord) })
