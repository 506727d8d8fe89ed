import { directionsHref, findPrimaryLocation } from '@/src/domain/locations/location-display'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'

const isSameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The anchor of the location section on a vehicle's page. */
const MAP_ANCHOR = '#vehicle-map'

type AnnouncementSite = Pick<Site, 'locations' | 'override_city' | 'switches'>

const mainCityOf = (site: AnnouncementSite): string =>
  (site.override_city ?? findPrimaryLocation(site)?.address.city ?? '').trim()

/**
 * Returns the city for "Located at {city}" when it differs from the dealer's main city (VDP-06); undefined when it is
 * the same, when either is unknown, or when the switch is off. `directions` leads to the vehicle's location when that
 * is in the city, else to the location section of the page.
 */
export const findAnnouncedCity = (
  vehicle: Pick<Vehicle, 'city'>,
  location: SiteLocation | undefined,
  site: AnnouncementSite,
): { readonly city: string; readonly directions?: string } | undefined => {
  const city = (vehicle.city ?? location?.address.city ?? '').trim()
  const main = mainCityOf(site)
  const isRedundant = city === '' || main === '' || isSameText(city, main)
  if (!site.switches.vehicle.located_at || isRedundant) return undefined
  if (!location) return { city }
  return { city, directions: isSameText(location.address.city, city) ? directionsHref(location) : MAP_ANCHOR }
}
