import { computeDeliveryPrice, findNearestLocation, type LocationPoint } from '@/src/domain/delivery/price'
import type { Geocoding } from '../geocoding/port'
import type { DeliveryPrices, DeliveryRequest } from './port'

const findCoordinates = async (
  geocoding: Pick<Geocoding, 'locate'>,
  location: DeliveryRequest['locations'][number],
): Promise<LocationPoint | null> => {
  const { postcode, lat, long } = location
  return lat === undefined || long === undefined ? geocoding.locate(postcode) : { postcode, lat, long }
}

/** Prices a delivery by its distance from the dealer's nearest location (CALC-02). */
export const createEmbeddedDelivery = (geocoding: Pick<Geocoding, 'locate'>): DeliveryPrices => ({
  estimate: async ({ postcode, item_type, locations, percent }) => {
    // In parallel, so that the total wait for a slow provider is that of one request.
    const [to, ...all] = await Promise.all([
      geocoding.locate(postcode),
      ...locations.map((location) => findCoordinates(geocoding, location)),
    ])
    if (!to) return null
    const from = findNearestLocation(
      all.filter((location) => location !== null),
      to,
    )
    return from ? { name: to.name, price: computeDeliveryPrice(from, to, item_type, percent) } : null
  },
})
