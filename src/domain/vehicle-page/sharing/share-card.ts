import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { formatInteger } from '@/src/domain/text/numbers'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import type { PriceText } from '../price/price-text'
import { toVehicleTitle } from '../title'

/** The size that social networks ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** The texts on the image of a shared link (OUT-05). */
export type ShareCard = {
  readonly title: string
  readonly detail?: string
  readonly price?: string
  /** States what the price includes: a price is never shown without it (Australian Consumer Law s48). */
  readonly priceType?: string
  readonly dealer: string
}

type SharedVehicle = Pick<
  Vehicle,
  'year' | 'make' | 'model' | 'badge' | 'series' | 'km' | 'simple_transmission' | 'simple_fuel' | 'city' | 'status'
>

/** The price to buy: an image has no room for a weekly subscription with its terms beside it. */
const toPrice = (
  { status }: SharedVehicle,
  { purchase, ...price }: PriceText,
): Pick<ShareCard, 'price' | 'priceType'> => {
  if (!isAvailable(status)) return { price: 'Sold' }
  const { amount, type, minimum }: PriceText = purchase ?? price
  const priceType = [type, minimum].filter(Boolean).join(', ')
  return { price: amount, ...(priceType !== '' && { priceType }) }
}

/** Builds the card of a vehicle: its name, badge, kilometres and place, and its price as the page shows it. */
export const buildVehicleShareCard = (
  vehicle: SharedVehicle,
  { name }: Pick<Site, 'name'>,
  price: PriceText,
): ShareCard => {
  const { main, sub } = toVehicleTitle(vehicle)
  const km = vehicle.km === undefined ? undefined : `${formatInteger(vehicle.km)} km`
  const detail = [sub, km, vehicle.simple_transmission, vehicle.simple_fuel, vehicle.city].filter(Boolean).join(' · ')
  return { title: main, ...(detail !== '' && { detail }), ...toPrice(vehicle, price), dealer: name }
}

/** Builds the card of a page without an image of its own: the dealer, and where to find it. */
export const buildDealerShareCard = ({ name, locations }: Pick<Site, 'name' | 'locations'>): ShareCard => {
  const cities = [...new Set(locations.map(({ address }) => address.city).filter(Boolean))]
  const place = cities.length > 3 ? `${cities.slice(0, 3).join(' · ')} and more` : cities.join(' · ')
  return { title: name, ...(place !== '' && { detail: place }), dealer: name }
}
