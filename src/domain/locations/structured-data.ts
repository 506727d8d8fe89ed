import { buildBreadcrumbData } from '@/src/domain/navigation/breadcrumb-data'
import type { LocationType, SiteLocation } from './location'
import type { SpecialHours } from './opening-hours'
import type { Site } from '@/src/domain/tenancy/site'
import { toHoursData, toLocationData } from '@/src/domain/vehicle-page/sharing/dealer-data'
import type { Day } from '@/src/domain/time/days'
import { listComingSpecialHours } from './special-hours'
import { toAustralianE164 } from '@/src/domain/phone'
import { locationPhone } from './phones'
import { roundToTenth, type ReviewsSummary } from './reviews'

const schemaTypes: Readonly<Record<LocationType, string>> = {
  '': 'AutoDealer',
  sales: 'AutoDealer',
  service: 'AutoRepair',
  'service-and-parts': 'AutoRepair',
  parts: 'AutoPartsStore',
}

/** schema.org marks a closed day by opening and closing at midnight. */
const buildSpecialHours = ({ date, status, start_hour, end_hour }: SpecialHours) => ({
  '@type': 'OpeningHoursSpecification',
  opens: status === 'Open' ? start_hour : '00:00',
  closes: status === 'Open' ? end_hour : '00:00',
  validFrom: date,
  validThrough: date,
})

const buildRating = ({ count, average_rating }: ReviewsSummary) => ({
  '@type': 'AggregateRating',
  ratingValue: roundToTenth(average_rating),
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
})

const toAbsoluteUrl = (url: string, site: Pick<Site, 'url'>): string =>
  url.startsWith('/') ? `${site.url}${url}` : url

type LocationDataInput = {
  readonly site: Site
  readonly location: SiteLocation
  readonly today: Day
  readonly reviews?: ReviewsSummary | undefined
}

const buildBusiness = ({ site, location, today, reviews }: LocationDataInput, url: string) => {
  const special = listComingSpecialHours(location, today).map(buildSpecialHours)
  return {
    '@type': schemaTypes[location.location_type],
    '@id': `${url}#place`,
    name: location.name,
    url,
    image: location.image_url === undefined ? undefined : toAbsoluteUrl(location.image_url, site),
    telephone: toAustralianE164(locationPhone(location, site) ?? ''),
    hasMap: location.address.place_url,
    ...toLocationData(location),
    openingHoursSpecification: [...toHoursData(location), ...special],
    aggregateRating: reviews ? buildRating(reviews) : undefined,
    parentOrganization: { '@type': 'Organization', name: site.name, url: site.url },
  }
}

/** Breadcrumbs of a location's page: Home, Our Locations, its name. */
export const buildLocationCrumbs = (location: Pick<SiteLocation, 'name'>) => [
  { label: 'Home', href: '/' },
  { label: 'Our Locations', href: '/locations' },
  { label: location.name },
]

/**
 * Builds the structured data of a location (LOC-03): a dealer, a workshop or a parts store, with its week and special
 * hours. Pass `reviews` only if the page shows them. JSON omits undefined members.
 */
export const buildLocationData = (input: LocationDataInput) => {
  const { site, location } = input
  const url = `${site.url}/locations/${location.slug}`
  return {
    '@context': 'https://schema.org',
    '@graph': [buildBusiness(input, url), buildBreadcrumbData(buildLocationCrumbs(location), site, url)],
  }
}
