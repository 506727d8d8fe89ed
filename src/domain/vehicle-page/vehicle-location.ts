import { findPrimaryLocation } from '@/src/domain/locations/location-display'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import type { Day } from '@/src/domain/time/days'
import { DEFAULT_TIME_ZONE, dayAt } from '@/src/domain/time/zones'

/** Finds the vehicle's location: its own, else its dealership's, else the dealer's primary one. */
export const findVehicleLocation = (
  vehicle: Pick<Vehicle, 'location_id' | 'dealership_slug'>,
  site: Pick<Site, 'locations'>,
): SiteLocation | undefined =>
  site.locations.find((one) => one.visible && one.id === vehicle.location_id) ??
  site.locations.find(
    (one) => one.visible && vehicle.dealership_slug && one.dealership_slug === vehicle.dealership_slug,
  ) ??
  findPrimaryLocation(site)

/** Returns the location's time zone, or the installation's default without a location. */
export const locationTimezoneOf = (location: Pick<SiteLocation, 'timezone'> | undefined): string =>
  location?.timezone || DEFAULT_TIME_ZONE

/** Returns today's date at the location, `YYYY-MM-DD`, so that a page or print is correct where the vehicle is. */
export const locationDayOf = (location: Pick<SiteLocation, 'timezone'> | undefined, now: Date): Day =>
  dayAt(now, locationTimezoneOf(location))
