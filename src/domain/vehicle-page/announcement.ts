import { directionsHref, primaryLocation } from '@/src/domain/locations/present'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The anchor of the location section on a vehicle's page. */
const placeAnchor = '#vehicle-map'

type Dealer = Pick<Site, 'locations' | 'override_city' | 'switches'>

const mainCity = (site: Dealer): string => (site.override_city ?? primaryLocation(site)?.address.city ?? '').trim()

/**
 * Returns the city for "Located at {city}" when it differs from the dealer's main city (VDP-06); undefined when it is
 * the same, when either is unknown, or when the switch is off. `directions` leads to the vehicle's location when that
 * is in the city, else to the location section of the page.
 */
export const locatedAt = (
  vehicle: Pick<Vehicle, 'city'>,
  location: SiteLocation | undefined,
  site: Dealer,
): { readonly city: string; readonly directions?: string } | undefined => {
  const city = (vehicle.city ?? location?.address.city ?? '').trim()
  const main = mainCity(site)
  const unsaid = city === '' || main === '' || same(city, main)
  if (!site.switches.vehicle.located_at || unsaid) return undefined
  if (!location) return { city }
  return { city, directions: same(location.address.city, city) ? directionsHref(location) : placeAnchor }
}
