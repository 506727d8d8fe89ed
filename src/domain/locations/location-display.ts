import type { SiteLocation } from './location'
import type { Site } from '@/src/domain/tenancy/site'

/** Lists the visible locations, the primary one first. */
export const listVisibleLocations = (site: Pick<Site, 'locations'>): readonly SiteLocation[] =>
  site.locations.filter((one) => one.visible).toSorted((a, b) => Number(b.primary) - Number(a.primary))

export const findPrimaryLocation = (site: Pick<Site, 'locations'>): SiteLocation | undefined =>
  listVisibleLocations(site)[0]

/** Formats an address: `12 Gympie Rd, Aspley QLD 4034`. */
export const formatAddress = ({ address }: Pick<SiteLocation, 'address'>): string =>
  [address.street, [address.city, address.state.toUpperCase(), address.postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

/** Returns a map link to a location: its map listing, else its position, else its address. */
export const directionsHref = (location: Pick<SiteLocation, 'name' | 'address'>): string =>
  destinationHref(mapDestinationOf(location))

/**
 * Returns a location's destination in the shortest form for maps: its map listing, a point, or its name and address.
 */
export const mapDestinationOf = (location: Pick<SiteLocation, 'name' | 'address'>): string => {
  const { place_url, lat, long } = location.address
  if (place_url) return place_url
  return lat !== undefined && long !== undefined ? `${lat},${long}` : `${location.name}, ${formatAddress(location)}`
}

/** Returns the directions link to a destination. */
export const destinationHref = (destination: string): string =>
  /^https?:/.test(destination)
    ? destination
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`

/** Lists the licence numbers every page must show: the dealer's own text, else those of its locations, each once. */
export const listLicences = (site: Pick<Site, 'licence' | 'locations'>): readonly string[] => {
  if (site.licence?.trim()) return [site.licence.trim()]
  return [...new Set(listVisibleLocations(site).flatMap((one) => one.dealer_license_number?.trim() || []))]
}
