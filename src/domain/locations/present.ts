import type { Site, SiteLocation } from '@/src/domain/tenancy/site'

/** The locations shoppers may see, the primary one first. */
export const visibleLocations = (site: Pick<Site, 'locations'>): readonly SiteLocation[] =>
  site.locations.filter((one) => one.visible).toSorted((a, b) => Number(b.primary) - Number(a.primary))

export const primaryLocation = (site: Pick<Site, 'locations'>): SiteLocation | undefined => visibleLocations(site)[0]

/** `12 Gympie Rd, Aspley QLD 4034`. */
export const addressLine = ({ address }: Pick<SiteLocation, 'address'>): string =>
  [address.street, [address.city, address.state.toUpperCase(), address.postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

/** A map page of the place: the dealer's own listing where known, else its position, else its address. */
export const directionsHref = (location: Pick<SiteLocation, 'name' | 'address'>): string =>
  wayTo(destinationOf(location))

/** Where a location is, as short as maps understand it: its own address on a map, a point, or its name and street. */
export const destinationOf = (location: Pick<SiteLocation, 'name' | 'address'>): string => {
  const { place_url, lat, long } = location.address
  if (place_url) return place_url
  return lat !== undefined && long !== undefined ? `${lat},${long}` : `${location.name}, ${addressLine(location)}`
}

/** The address of the way to a destination. */
export const wayTo = (destination: string): string =>
  /^https?:/.test(destination)
    ? destination
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`

export const phoneOf = (location: SiteLocation | undefined, site: Pick<Site, 'phone'>): string | undefined =>
  location?.phone ?? location?.landline_phone ?? site.phone

/** The number a page of such a car gives: the dealer's for that car type, else the location's (TEN-08). */
export const carPhone = (
  carType: 'new' | 'demo' | 'used',
  location: SiteLocation | undefined,
  site: Pick<Site, 'phone' | 'switches'>,
): string | undefined => site.switches.contact[`phone_${carType}`].trim() || phoneOf(location, site)

/** The dealer's main number. */
export const sitePhone = (site: Pick<Site, 'phone' | 'locations'>): string | undefined =>
  site.phone ?? phoneOf(primaryLocation(site), site)

/** Licence numbers to print on every page: what the dealer wrote, else those of its yards, each once. */
export const licences = (site: Pick<Site, 'licence' | 'locations'>): readonly string[] => {
  if (site.licence?.trim()) return [site.licence.trim()]
  return [...new Set(visibleLocations(site).flatMap((one) => one.dealer_license_number?.trim() || []))]
}
