import { localMoment } from '@/src/domain/locations/hours'
import { primaryLocation } from '@/src/domain/locations/present'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'

/** Where the vehicle stands: its own location, else its dealership's, else the dealer's primary one. */
export const vehicleLocation = (
  vehicle: Pick<Vehicle, 'location_id' | 'dealership_slug'>,
  site: Pick<Site, 'locations'>,
): SiteLocation | undefined =>
  site.locations.find((one) => one.visible && one.id === vehicle.location_id) ??
  site.locations.find(
    (one) => one.visible && vehicle.dealership_slug && one.dealership_slug === vehicle.dealership_slug,
  ) ??
  primaryLocation(site)

/** The clock of the yard; of a dealer without one, the first of the country's to turn. */
export const yardTimezone = (location: Pick<SiteLocation, 'timezone'> | undefined): string =>
  location?.timezone || 'Australia/Sydney'

/** The day it is at the yard, `YYYY-MM-DD`: what a page or paper says of today is true where the vehicle stands. */
export const yardDay = (location: Pick<SiteLocation, 'timezone'> | undefined, now: Date): string =>
  localMoment(yardTimezone(location), now)?.date ?? now.toISOString().slice(0, 10)
