import { e164 } from '@/src/domain/locations/phone'
import { phoneOf } from '@/src/domain/locations/present'
import { isAvailable } from '@/src/domain/stock/availability'
import type { ItemType, Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { vehicleCrumbs } from './crumbs'
import { offeredDollars } from './offered-price'
import { vehicleTitle } from './title'

const types: Readonly<Record<ItemType, string>> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Vehicle',
  caravan: 'Vehicle',
}

const picturesTold = 3

const availability = (vehicle: Vehicle): string => {
  if (!isAvailable(vehicle.status)) return 'SoldOut'
  return vehicle.status === 'coming_soon' || vehicle.preorder ? 'PreOrder' : 'InStock'
}

const term = (name: string): string => `https://schema.org/${name}`

const absolute = (url: string, site: Pick<Site, 'url'>): string => (url.startsWith('/') ? `${site.url}${url}` : url)

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Groups days with equal hours; closed days are left out. Local times, as stored (LOC-04). */
export const hoursData = ({ opening_hours }: Pick<SiteLocation, 'opening_hours'>) => {
  const together = new Map<string, string[]>()
  for (const { weekday, status, open, close } of opening_hours) {
    if (status !== 'Open' || !open || !close) continue
    const span = `${open}-${close}`
    together.set(span, [...(together.get(span) ?? []), days[weekday]])
  }
  return [...together].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split('-')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** Returns the address and coordinates of a location as schema.org properties. */
export const placeData = ({ address: { street, city, state, postcode, lat, long } }: SiteLocation) => ({
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
const nameOf = (site: Site, location: SiteLocation | undefined): string => {
  if (location === undefined) return site.name
  return location.name.includes(site.name) ? location.name : `${site.name}, ${location.name}`
}

const yardOf = (location: SiteLocation) => {
  const hours = hoursData(location)
  return { ...placeData(location), ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}) }
}

const dealerOf = (site: Site, location: SiteLocation | undefined) => ({
  '@type': 'AutoDealer',
  '@id': `${site.url}/#${location?.slug ?? 'dealer'}`,
  name: nameOf(site, location),
  url: site.url,
  telephone: e164(phoneOf(location, site) ?? ''),
  ...(location ? yardOf(location) : {}),
})

const offerOf = (vehicle: Vehicle, url: string, seller: string) => {
  const price = offeredDollars(vehicle)
  return {
    '@type': 'Offer',
    ...(price === undefined ? {} : { price, priceCurrency: 'AUD' }),
    availability: term(availability(vehicle)),
    url,
    seller: { '@id': seller },
  }
}

const vehicleOf = (vehicle: Vehicle, site: Site, url: string, seller: string) => {
  const { main, sub } = vehicleTitle(vehicle)
  const images = vehicle.images.filter((one) => one.isVideo !== true && one.url.trim() !== '')
  return {
    '@type': types[vehicle.item_type],
    name: [main, sub].filter(Boolean).join(' '),
    url,
    image: images.length > 0 ? images.slice(0, picturesTold).map((one) => absolute(one.url, site)) : undefined,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: sub || undefined,
    vehicleModelDate: String(vehicle.year),
    mileageFromOdometer:
      vehicle.km === undefined ? undefined : { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' },
    bodyType: vehicle.simple_body,
    fuelType: vehicle.simple_fuel ?? vehicle.fuel,
    vehicleTransmission: vehicle.simple_transmission,
    driveWheelConfiguration: vehicle.drive,
    color: vehicle.colour,
    vehicleInteriorColor: vehicle.interior_colour,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.stocknum,
    itemCondition: term(vehicle.car_type === 'new' ? 'NewCondition' : 'UsedCondition'),
    offers: offerOf(vehicle, url, seller),
  }
}

const crumbsOf = (vehicle: Vehicle, site: Site, url: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: vehicleCrumbs(vehicle, site).map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? url : `${site.url}${href}`,
  })),
})

/**
 * Returns the structured data of a vehicle's page: the vehicle with its offer, the dealer and the breadcrumbs (CNT-07).
 * A price of ten dollars or less is omitted. Undefined members disappear in JSON.
 */
export const vehicleData = (vehicle: Vehicle, site: Site, location: SiteLocation | undefined) => {
  const url = `${site.url}/cars/${vehicle.slug}`
  const dealer = dealerOf(site, location)
  return {
    '@context': 'https://schema.org',
    '@graph': [vehicleOf(vehicle, site, url, dealer['@id']), dealer, crumbsOf(vehicle, site, url)],
  }
}
