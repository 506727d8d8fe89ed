import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import type { ItemType, Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { listVehicleCrumbs } from '../crumbs'
import { toDeclaredProperties } from '../facts/declared-facts'
import { listedPriceDollars } from '../price/listed-price'
import { toVehicleTitle } from '../title'
import { toDealerData } from './dealer-data'

const schemaTypes: Readonly<Record<ItemType, string>> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Vehicle',
  caravan: 'Vehicle',
}

const MAX_IMAGES = 3

const schemaAvailabilityOf = (vehicle: Vehicle): string => {
  if (!isAvailable(vehicle.status)) return 'SoldOut'
  return vehicle.status === 'coming_soon' || vehicle.preorder ? 'PreOrder' : 'InStock'
}

const toSchemaUrl = (name: string): string => `https://schema.org/${name}`

const toAbsoluteUrl = (url: string, site: Pick<Site, 'url'>): string =>
  url.startsWith('/') ? `${site.url}${url}` : url

const toOfferData = (vehicle: Vehicle, url: string, seller: string) => {
  const price = listedPriceDollars(vehicle)
  return {
    '@type': 'Offer',
    ...(price === undefined ? {} : { price, priceCurrency: 'AUD' }),
    availability: toSchemaUrl(schemaAvailabilityOf(vehicle)),
    url,
    seller: { '@id': seller },
  }
}

const toVehicleNode = (vehicle: Vehicle, site: Site, url: string, seller: string) => {
  const { main, sub } = toVehicleTitle(vehicle)
  const images = vehicle.images.filter((one) => one.isVideo !== true && one.url.trim() !== '')
  return {
    '@type': schemaTypes[vehicle.item_type],
    name: [main, sub].filter(Boolean).join(' '),
    url,
    image: images.length > 0 ? images.slice(0, MAX_IMAGES).map((one) => toAbsoluteUrl(one.url, site)) : undefined,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: sub || undefined,
    vehicleModelDate: String(vehicle.year),
    ...toDeclaredProperties(vehicle),
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.stocknum,
    itemCondition: toSchemaUrl(vehicle.car_type === 'new' ? 'NewCondition' : 'UsedCondition'),
    offers: toOfferData(vehicle, url, seller),
  }
}

const toBreadcrumbData = (vehicle: Vehicle, site: Site, url: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: listVehicleCrumbs(vehicle, site).map(({ label, href }, index) => ({
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
export const buildVehicleData = (vehicle: Vehicle, site: Site, location: SiteLocation | undefined) => {
  const url = `${site.url}/cars/${vehicle.slug}`
  const dealer = toDealerData(site, location)
  return {
    '@context': 'https://schema.org',
    '@graph': [toVehicleNode(vehicle, site, url, dealer['@id']), dealer, toBreadcrumbData(vehicle, site, url)],
  }
}
