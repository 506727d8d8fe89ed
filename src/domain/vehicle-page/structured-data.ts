import { isAvailable } from '@/src/domain/stock/availability'
import { pricedDollars } from '@/src/domain/stock/price'
import type { ItemType, Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleTitle } from './title'

const types: Readonly<Record<ItemType, string>> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Vehicle',
  caravan: 'Vehicle',
}

const availability = (vehicle: Vehicle): string => {
  if (!isAvailable(vehicle.status)) return 'SoldOut'
  return vehicle.status === 'coming_soon' || vehicle.preorder ? 'PreOrder' : 'InStock'
}

const absolute = (url: string, site: Pick<Site, 'url'>): string => (url.startsWith('/') ? `${site.url}${url}` : url)

const offer = (vehicle: Vehicle, site: Site, url: string) => {
  const price = pricedDollars(vehicle.offer_price_cents) ?? pricedDollars(vehicle.price_cents)
  if (price === undefined) return undefined
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'AUD',
    availability: `https://schema.org/${availability(vehicle)}`,
    itemCondition: `https://schema.org/${vehicle.car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    url,
    seller: { '@type': 'AutoDealer', name: site.name, url: site.url, ...(site.phone && { telephone: site.phone }) },
  }
}

/** The vehicle and its offer in schema.org's words (VDP-01). Undefined members vanish in JSON. */
export const vehicleData = (vehicle: Vehicle, site: Site): Readonly<Record<string, unknown>> => {
  const { main, sub } = vehicleTitle(vehicle)
  const url = `${site.url}/cars/${vehicle.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': types[vehicle.item_type],
    name: [main, sub].filter(Boolean).join(' '),
    url,
    image: vehicle.images
      .filter((one) => !one.isVideo)
      .slice(0, 6)
      .map((one) => absolute(one.url, site)),
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleModelDate: String(vehicle.year),
    mileageFromOdometer:
      vehicle.km === undefined ? undefined : { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' },
    bodyType: vehicle.simple_body,
    fuelType: vehicle.simple_fuel ?? vehicle.fuel,
    vehicleTransmission: vehicle.simple_transmission,
    driveWheelConfiguration: vehicle.drive,
    color: vehicle.colour,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.stocknum,
    offers: offer(vehicle, site, url),
  }
}
