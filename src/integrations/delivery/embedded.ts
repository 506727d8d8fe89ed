import { deliveryPrice, nearestYard, type Yard } from '@/src/domain/delivery/price'
import type { Geocoding } from '../geocoding/port'
import type { DeliveryPrices, DeliveryRequest } from './port'

const placed = async (geocoding: Geocoding, yard: DeliveryRequest['yards'][number]): Promise<Yard | null> => {
  const { postcode, lat, long } = yard
  return lat === undefined || long === undefined ? geocoding.locate(postcode) : { postcode, lat, long }
}

/** Prices a delivery by its distance from the dealer's nearest location (CALC-02). */
export const embeddedDelivery = (geocoding: Geocoding): DeliveryPrices => ({
  estimate: async ({ postcode, item_type, yards, percent }) => {
    // In parallel, so that the total wait for a slow provider is that of one request.
    const [to, ...all] = await Promise.all([
      geocoding.locate(postcode),
      ...yards.map((yard) => placed(geocoding, yard)),
    ])
    if (!to) return null
    const from = nearestYard(
      all.filter((yard) => yard !== null),
      to,
    )
    return from ? { name: to.name, price: deliveryPrice(from, to, item_type, percent) } : null
  },
})
