import { toAustralianE164 } from '@/src/domain/phone'
import { locationPhone } from '@/src/domain/locations/phones'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { dayNames } from '@/src/domain/time/days'

/** Groups days with equal hours; closed days are left out. Local times, as stored (LOC-04). */
export const toHoursData = ({ opening_hours }: Pick<SiteLocation, 'opening_hours'>) => {
  const daysByHours = new Map<string, string[]>()
  for (const { weekday, status, open, close } of opening_hours) {
    if (status !== 'Open' || !open || !close) continue
    const span = `${open}-${close}`
    daysByHours.set(span, [...(daysByHours.get(span) ?? []), dayNames[weekday]])
  }
  return [...daysByHours].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split('-')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** Returns the address and coordinates of a location as schema.org properties. */
export const toLocationData = ({ address: { street, city, state, postcode, lat, long } }: SiteLocation) => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: 'AU',
  },
  ...(lat === undefined || long === undefined
    ? {}
    : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }),
})

/** The location's name, preceded by the dealer's where it is not part of it. */
const dealerNameOf = (site: Site, location: SiteLocation | undefined): string => {
  if (location === undefined) return site.name
  return location.name.includes(site.name) ? location.name : `${site.name}, ${location.name}`
}

const toLocationFields = (location: SiteLocation) => {
  const hours = toHoursData(location)
  return { ...toLocationData(location), ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}) }
}

export const toDealerData = (site: Site, location: SiteLocation | undefined) => ({
  '@type': 'AutoDealer',
  '@id': `${site.url}/#${location?.slug ?? 'dealer'}`,
  name: dealerNameOf(site, location),
  url: site.url,
  telephone: toAustralianE164(locationPhone(location, site) ?? ''),
  ...(location ? toLocationFields(location) : {}),
})
