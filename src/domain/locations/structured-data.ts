import { crumbData } from '@/src/domain/navigation/crumb-data'
import type { LocationType, Site, SiteLocation, SpecialHours } from '@/src/domain/tenancy/site'
import { hoursData, placeData } from '@/src/domain/vehicle-page/structured-data'
import type { Day } from './dates'
import { comingSpecial } from './special-hours'
import { e164 } from './phone'
import { phoneOf } from './present'
import { oneDecimal, type ReviewsSummary } from './reviews'

const kinds: Readonly<Record<LocationType, string>> = {
  '': 'AutoDealer',
  sales: 'AutoDealer',
  service: 'AutoRepair',
  'service-and-parts': 'AutoRepair',
  parts: 'AutoPartsStore',
}

/** schema.org marks a closed day by opening and closing at midnight. */
const specialOf = ({ date, status, start_hour, end_hour }: SpecialHours) => ({
  '@type': 'OpeningHoursSpecification',
  opens: status === 'Open' ? start_hour : '00:00',
  closes: status === 'Open' ? end_hour : '00:00',
  validFrom: date,
  validThrough: date,
})

const ratingOf = ({ count, average_rating }: ReviewsSummary) => ({
  '@type': 'AggregateRating',
  ratingValue: oneDecimal(average_rating),
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
})

const absolute = (url: string, site: Pick<Site, 'url'>): string => (url.startsWith('/') ? `${site.url}${url}` : url)

type Told = {
  readonly site: Site
  readonly location: SiteLocation
  readonly today: Day
  readonly reviews?: ReviewsSummary | undefined
}

const businessOf = ({ site, location, today, reviews }: Told, url: string) => {
  const special = comingSpecial(location, today).map(specialOf)
  return {
    '@type': kinds[location.location_type],
    '@id': `${url}#place`,
    name: location.name,
    url,
    image: location.image_url === undefined ? undefined : absolute(location.image_url, site),
    telephone: e164(phoneOf(location, site) ?? ''),
    hasMap: location.address.place_url,
    ...placeData(location),
    openingHoursSpecification: [...hoursData(location), ...special],
    aggregateRating: reviews ? ratingOf(reviews) : undefined,
    parentOrganization: { '@type': 'Organization', name: site.name, url: site.url },
  }
}

/** Breadcrumbs of a location's page: Home, Our Locations, its name. */
export const locationCrumbs = (location: Pick<SiteLocation, 'name'>) => [
  { label: 'Home', href: '/' },
  { label: 'Our Locations', href: '/locations' },
  { label: location.name },
]

/**
 * Builds the structured data of a location (LOC-03): a dealer, a workshop or a parts store, with its week and special
 * hours. Pass `reviews` only if the page shows them. JSON omits undefined members.
 */
export const locationData = (told: Told) => {
  const { site, location } = told
  const url = `${site.url}/locations/${location.slug}`
  return {
    '@context': 'https://schema.org',
    '@graph': [businessOf(told, url), crumbData(locationCrumbs(location), site, url)],
  }
}
