import type { Day } from '@/src/domain/locations/dates'
import { contactHref, typeLabel } from '@/src/domain/locations/listing'
import { addressLine, directionsHref, phoneOf } from '@/src/domain/locations/present'
import type { ReviewsSummary } from '@/src/domain/locations/reviews'
import { specialFor } from '@/src/domain/locations/special-hours'
import { present } from '@/src/domain/present'
import type { OpeningHours, Site, SiteLocation, SpecialHours } from '@/src/domain/tenancy/site'
import { serviceHref } from './location-facts'
import type { Rating } from './stars'

/** Data of one department for the top of its location's page. */
export type PlaceView = {
  readonly slug: string
  readonly name: string
  readonly type: string
  readonly address: string
  readonly city: string
  readonly directions: string
  readonly timezone: string
  readonly hours: readonly OpeningHours[]
  readonly special: readonly SpecialHours[]
  readonly contact: string
  readonly badge?: string
  readonly image?: string
  /** Position on the drawn map. */
  readonly pin?: readonly [number, number]
  readonly phone?: string
  readonly landline?: string
  readonly licence?: string
  readonly repairer?: string
  readonly service?: string
  readonly rating?: Rating
}

type Told = {
  readonly site: Site
  readonly today: Day
  readonly reviews: (location: SiteLocation) => ReviewsSummary | undefined
  /** Converts tenths of a degree, east and south, to a point on the drawn map. */
  readonly project: (longitude: number, latitude: number) => readonly [number, number]
}

const pinOf = ({ address: { lat, long } }: SiteLocation, project: Told['project']) =>
  lat === undefined || long === undefined ? undefined : project(Math.round(long * 10), Math.round(-lat * 10))

const phones = (location: SiteLocation, site: Site) => {
  const phone = phoneOf(location, site)
  return { phone, landline: location.landline_phone === phone ? undefined : location.landline_phone }
}

/** Returns the data for the top of a location's page (LOC-03). */
export const placeView = (location: SiteLocation, { site, today, reviews, project }: Told): PlaceView => {
  const summary = reviews(location)
  return {
    slug: location.slug,
    name: location.name,
    type: typeLabel(location),
    address: addressLine(location),
    city: location.address.city,
    directions: directionsHref(location),
    timezone: location.timezone,
    hours: location.opening_hours,
    special: specialFor(location, today),
    contact: contactHref(site, location),
    ...(summary && { rating: [summary.average_rating, summary.count] as const }),
    ...present({
      ...phones(location, site),
      badge: location.badge,
      image: site.switches.locations.hero === 'picture' ? location.image_url : undefined,
      pin: pinOf(location, project),
      licence: location.dealer_license_number,
      repairer: location.motor_vehicle_repairer,
      service: serviceHref(site, location),
    }),
  }
}
