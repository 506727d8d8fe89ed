import type { FeedVehicle } from '../stock/vehicle'

/** Writes demo stock in the format of a dealer's system, for the built-in mapping `vehicle-records`. */

const money = /_cents$/u

const record = (vehicle: FeedVehicle): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(vehicle)
      .filter(([name]) => name !== 'key')
      .map(([name, value]: [string, unknown]) => {
        if (name === 'images') return [name, vehicle.images.map(({ url }) => url)]
        return money.test(name) && typeof value === 'number' ? [name.replace(money, ''), value / 100] : [name, value]
      }),
  )

/** Returns JSON, with money in dollars. */
export const demoFeedFile = (vehicles: readonly FeedVehicle[]): string =>
  JSON.stringify({ vehicles: vehicles.map(record) })
