import { directionsHref, primaryLocation } from '@/src/domain/locations/present'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Where a vehicle's page says where it is to be seen. */
const placeAnchor = '#vehicle-map'

type Dealer = Pick<Site, 'locations' | 'override_city' | 'switches'>

const mainCity = (site: Dealer): string => (site.override_city ?? primaryLocation(site)?.address.city ?? '').trim()

/**
 * "Located at {city}", where that is another city than the dealer's main one (VDP-06); undefined where it goes without
 * saying, where a city is not known, or where the switch is off. The way there is its yard's, where that is in
 * this city; else to where the page says what is known of its place.
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
