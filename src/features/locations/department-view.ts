import type { Day } from '@/src/domain/time/days'
import { pinOf } from '@/src/domain/locations/australia'
import { type HoursLine, listHoursLines } from '@/src/domain/locations/hours'
import { contactHref, locationTypeLabel } from '@/src/domain/locations/listing'
import { formatAddress, directionsHref } from '@/src/domain/locations/location-display'
import { locationPhone } from '@/src/domain/locations/phones'
import type { ReviewsSummary } from '@/src/domain/locations/reviews'
import { listNearSpecialHours } from '@/src/domain/locations/special-hours'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { OpeningHours, SpecialHours } from '@/src/domain/locations/opening-hours'
import type { Site } from '@/src/domain/tenancy/site'
import { serviceHref } from './location-card-data'
import type { Rating } from './stars'

/** Data of one department for the top of its location's page. */
export type DepartmentView = {
  readonly slug: string
  readonly name: string
  readonly type: string
  readonly address: string
  readonly city: string
  readonly directions: string
  readonly timezone: string
  readonly hours: readonly OpeningHours[]
  /** The hours as lines. */
  readonly week: readonly HoursLine[]
  readonly special: readonly SpecialHours[]
  readonly contact: string
  readonly badge?: string
  readonly image?: string
  /** Position on the drawn map. */
  readonly pin?: readonly [number, number]
  /** Degrees east and north. */
  readonly position?: readonly [lng: number, lat: number]
  readonly phone?: string
  readonly landline?: string
  readonly licence?: string
  readonly repairer?: string
  readonly service?: string
  readonly rating?: Rating
}

type DepartmentContext = {
  readonly site: Site
  readonly today: Day
  readonly reviews: (location: SiteLocation) => ReviewsSummary | undefined
}

const positionOf = ({ address: { lat, long } }: SiteLocation) =>
  lat === undefined || long === undefined ? undefined : ([long, lat] as const)

const phonesOf = (location: SiteLocation, site: Site) => {
  const phone = locationPhone(location, site)
  return { phone, landline: location.landline_phone === phone ? undefined : location.landline_phone }
}

/** Returns the data for the top of a location's page (LOC-03). */
export const toDepartmentView = (
  location: SiteLocation,
  { site, today, reviews }: DepartmentContext,
): DepartmentView => {
  const summary = reviews(location)
  return {
    slug: location.slug,
    name: location.name,
    type: locationTypeLabel(location),
    address: formatAddress(location),
    city: location.address.city,
    directions: directionsHref(location),
    timezone: location.timezone,
    hours: location.opening_hours,
    week: listHoursLines(location.opening_hours),
    special: listNearSpecialHours(location, today),
    contact: contactHref(site, location),
    ...(summary && { rating: [summary.average_rating, summary.count] as const }),
    ...omitEmpty({
      ...phonesOf(location, site),
      badge: location.badge,
      image: site.switches.locations.hero === 'image' ? location.image_url : undefined,
      pin: location.point && pinOf(location.point),
      position: positionOf(location),
      licence: location.dealer_license_number,
      repairer: location.motor_vehicle_repairer,
      service: serviceHref(site, location),
    }),
  }
}
