import type { Day } from '@/src/domain/time/days'
import { type HoursLine, listHoursLines } from '@/src/domain/locations/hours'
import { contactHref, offersService } from '@/src/domain/locations/listing'
import { directionsHref, formatAddress } from '@/src/domain/locations/location-display'
import { locationPhone } from '@/src/domain/locations/phones'
import type { ReviewsSummary } from '@/src/domain/locations/reviews'
import { listNearSpecialHours } from '@/src/domain/locations/special-hours'
import { phoneLink, type PhoneLink } from '@/src/domain/phone'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { SpecialHours } from '@/src/domain/locations/opening-hours'
import type { Site } from '@/src/domain/tenancy/site'
import type { ClosedDay } from './hours-table'
import type { Rating } from './stars'

/** Data of a location's card. Only these fields are sent to the browser. */
export type LocationCardData = Pick<
  SiteLocation,
  | 'name'
  | 'slug'
  | 'badge'
  | 'image_url'
  | 'timezone'
  | 'opening_hours'
  | 'dealer_license_number'
  | 'motor_vehicle_repairer'
> & {
  readonly address: string
  /** The address of its directions. */
  readonly directions: string
  /** The number to show first, then a landline of its own. */
  readonly phones: readonly PhoneLink[]
  /** Its opening hours as lines. */
  readonly week: readonly HoursLine[]
  readonly special?: readonly SpecialHours[]
  readonly contact: string
  readonly service?: string
  readonly rating?: Rating
}

/** Appearance shared by all cards of a list. */
export type CardLook = { readonly height: '150' | '230' | '400'; readonly closed: ClosedDay['display'] }

export const cardLookOf = ({ switches: { locations } }: Pick<Site, 'switches'>): CardLook => ({
  height: locations.card_height,
  closed: locations.closed_day,
})

/** Returns how a closed day of this location is shown (LOC-04). */
export const closedDayOf = (site: Site, location: SiteLocation): ClosedDay => ({
  display: site.switches.locations.closed_day,
  contact: contactHref(site, location),
})

/** Returns the address of “Book a Service”; undefined if the location does no service (LOC-06). */
export const serviceHref = (site: Pick<Site, 'switches'>, location: SiteLocation): string | undefined =>
  (offersService(location) && site.switches.locations.service_link) || undefined

/** Returns equal values as one object, such as the hours of many locations: React serialises an object only once. */
const createSharedValues = () => {
  const valuesByJson = new Map<string, unknown>()
  return <T>(value: T): T => {
    const key = JSON.stringify(value)
    const existing = (valuesByJson.get(key) ?? value) as T
    valuesByJson.set(key, existing)
    return existing
  }
}

const phonesOf = (location: SiteLocation, site: Site): readonly PhoneLink[] => {
  const numbers = [locationPhone(location, site), location.landline_phone]
  // Two numbers side by side are told apart.
  return [...new Set(numbers.flatMap((phone) => phone || []))]
    .map(phoneLink)
    .map(({ href, text }, at) => ({ href, text: at === 0 ? text : `Landline ${text}` }))
}

export type LocationCardContext = {
  readonly site: Site
  readonly today: Day
  readonly reviews: (location: SiteLocation) => ReviewsSummary | undefined
}

/** Returns the card data of some locations (LOC-02). */
export const toLocationCards = (
  locations: readonly SiteLocation[],
  { site, today, reviews }: LocationCardContext,
): readonly LocationCardData[] => {
  const share = createSharedValues()
  return locations.map((location) => {
    const { name, slug, timezone, opening_hours, badge, image_url } = location
    const { dealer_license_number, motor_vehicle_repairer } = location
    const special = listNearSpecialHours(location, today)
    const summary = reviews(location)
    return {
      name,
      slug,
      timezone,
      address: formatAddress(location),
      directions: directionsHref(location),
      phones: phonesOf(location, site),
      opening_hours: share(opening_hours),
      week: share(listHoursLines(opening_hours)),
      contact: contactHref(site, location),
      ...(special.length > 0 && { special: share(special) }),
      ...(summary && { rating: [summary.average_rating, summary.count] as const }),
      ...omitEmpty({ badge, image_url, dealer_license_number, motor_vehicle_repairer }),
      ...omitEmpty({ service: serviceHref(site, location) }),
    }
  })
}
