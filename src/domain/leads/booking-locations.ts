import { listVisibleLocations } from '@/src/domain/locations/location-display'
import type { SiteLocation } from '@/src/domain/locations/location'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { type FormVehicle, type FormSite, type FormContext, listFormLocations } from './form-locations'

/** Lists the locations where a vehicle can be driven (LEAD-02), its own first; empty without distribution locations. */
export const listDistributionLocations = (
  vehicle: FormVehicle | undefined,
  site: FormSite,
): readonly SiteLocation[] => {
  if (!vehicle) return []
  const ownLocation = findVehicleLocation(vehicle, site)
  const slugs = ownLocation?.distribution_locations ?? []
  if (!ownLocation || slugs.length === 0) return []
  const others = listVisibleLocations(site).filter(({ slug }) => slugs.includes(slug) && slug !== ownLocation.slug)
  return others.length > 0 ? [ownLocation, ...others] : []
}

/** Lists the locations of a booking, the default one first; those without opening hours have no slots. */
export const listBookingLocations = (context: FormContext): readonly SiteLocation[] => {
  const { site, vehicle } = context
  const distributionLocations = listDistributionLocations(vehicle, site)
  const ownLocation = vehicle && findVehicleLocation(vehicle, site)
  const all =
    distributionLocations.length > 0 ? distributionLocations : ownLocation ? [ownLocation] : listFormLocations(context)
  return all.filter(({ opening_hours }) => opening_hours.some(({ status }) => status === 'Open'))
}

/** Returns whether the form offers free times, which are booked at once; otherwise the dealer confirms a day. */
export const offersTimes = (context: FormContext): boolean =>
  context.takesBookings && listBookingLocations(context).length > 0
