import { computeDistanceKm, type Point } from '@/src/domain/delivery/distance'
import { toSlug } from '@/src/domain/text/slug'
import { locationTypes, type LocationType, type SiteLocation } from './location'
import type { Site } from '@/src/domain/tenancy/site'
import { formatInteger } from '@/src/domain/text/numbers'

/** From this number locations are in a carousel, fewer are side by side (LOC-01). */
export const MIN_CAROUSEL_LOCATIONS = 4

/** Filter of a listing: by slugs or by type; no type means sales. */
export type LocationFilter = { readonly slugs?: readonly string[]; readonly type?: LocationType }

const locationTypeOf = ({ location_type }: Pick<SiteLocation, 'location_type'>): Exclude<LocationType, ''> =>
  location_type === '' ? 'sales' : location_type

const matchesFilter = (location: SiteLocation, { slugs, type }: LocationFilter): boolean =>
  (slugs === undefined || slugs.includes(location.slug)) &&
  (type === undefined || locationTypeOf(location) === (type === '' ? 'sales' : type))

type ListingSite = Pick<Site, 'locations' | 'switches'>

/**
 * Lists the visible locations in the site's order: as configured, else by name (LOC-01). Locations hidden by switch are
 * omitted (TEN-05).
 */
export const listLocations = (site: ListingSite, filter: LocationFilter = {}): readonly SiteLocation[] =>
  site.locations.filter(
    (one) => one.visible && !site.switches.display.hidden_locations.includes(one.name) && matchesFilter(one, filter),
  )

/** Parses the listing's query string, `?type=service&slugs=a,b`; invalid values are ignored. */
export const parseLocationFilter = (queryString: string): LocationFilter => {
  const query = new URLSearchParams(queryString)
  const type = locationTypes.find((one) => one !== '' && one === query.get('type'))
  const slugs = (query.get('slugs') ?? '').split(',').flatMap((one) => one.trim() || [])
  return { ...(type ? { type } : {}), ...(slugs.length > 0 ? { slugs: slugs.slice(0, 60) } : {}) }
}

const typeLabels: Readonly<Record<Exclude<LocationType, ''>, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  'service-and-parts': 'Service and parts',
}

/** Returns the label of a location's type; no type means sales (LOC-10). */
export const locationTypeLabel = (location: Pick<SiteLocation, 'location_type'>): string =>
  typeLabels[locationTypeOf(location)]

export const offersService = ({ location_type }: Pick<SiteLocation, 'location_type'>): boolean =>
  location_type === 'service' || location_type === 'service-and-parts'

const listVisible = (site: Pick<Site, 'locations'>) => site.locations.filter(({ visible }) => visible)

const typeRankOf = (location: SiteLocation): number =>
  (['sales', 'service', 'service-and-parts', 'parts'] as const).indexOf(locationTypeOf(location))

/**
 * Finds the location of an address (LOC-03): by its own slug, else by its dealership's; of several the primary one,
 * else the one that sells.
 */
export const findLocation = (site: Pick<Site, 'locations'>, slug: string): SiteLocation | undefined =>
  listVisible(site).find((one) => one.slug === slug) ??
  listVisible(site)
    .filter((one) => one.dealership_slug === slug)
    .toSorted((one, other) => Number(other.primary) - Number(one.primary) || typeRankOf(one) - typeRankOf(other))[0]

/**
 * Lists a location and the others of its dealership, one of each type, in the order sales, service, parts: the options
 * of the type dropdown (LOC-03).
 */
export const listDepartments = (site: Pick<Site, 'locations'>, location: SiteLocation): readonly SiteLocation[] => {
  const { dealership_slug } = location
  if (dealership_slug === undefined) return [location]
  const others = listVisible(site).filter((one) => one.dealership_slug === dealership_slug && one.id !== location.id)
  const types = new Set([locationTypeOf(location)])
  const rest = others.filter((one) => !types.has(locationTypeOf(one)) && types.add(locationTypeOf(one)))
  return [location, ...rest].toSorted((one, other) => typeRankOf(one) - typeRankOf(other))
}

const DEPARTMENT_SUFFIX_PATTERN = / - (?:Sales|Service|Parts)$/

/** Returns the contact page's slug: `Aspley Toyota - Service` → `aspley-toyota` (LOC-06). */
export const contactSlugOf = ({ name }: Pick<SiteLocation, 'name'>): string =>
  toSlug(name.replace(DEPARTMENT_SUFFIX_PATTERN, ''))

/** Returns the address of a location's contact page; a manufacturer's dealer has one for the site (LOC-06). */
export const contactHref = (site: Pick<Site, 'manufacturer'>, location: Pick<SiteLocation, 'name'>): string =>
  site.manufacturer ? '/contact-us' : `/contact-us/${contactSlugOf(location)}`

/** Finds the location of a contact page; of departments with the same slug the one that sells. */
export const findContactLocation = (site: Pick<Site, 'locations'>, slug: string): SiteLocation | undefined =>
  listVisible(site)
    .filter((one) => contactSlugOf(one) === slug)
    .toSorted((one, other) => typeRankOf(one) - typeRankOf(other))[0]

export type NearbyLocation = { readonly location: SiteLocation; readonly km?: number }

/**
 * Sorts locations by distance, those without a point last (LOC-07). `pointOf` is the fallback, such as the postcode's.
 */
export const sortByDistance = (
  locations: readonly SiteLocation[],
  from: Point,
  pointOf: (location: SiteLocation) => Point | null,
): readonly NearbyLocation[] =>
  locations
    .map((location): NearbyLocation => {
      const { lat, long } = location.address
      const point = lat === undefined || long === undefined ? pointOf(location) : { lat, long }
      return point ? { location, km: computeDistanceKm(from, point) } : { location }
    })
    .toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity))

/** Formats a distance as exactly as postcodes allow: `3.2 km`, `120 km`, `under 1 km`. */
export const formatDistance = (km: number): string => {
  if (km < 1) return 'under 1 km'
  return `${km < 10 ? km.toFixed(1) : formatInteger(km)} km`
}
