import * as z from 'zod/mini'
import { fetchJson, withParams, type FetchJsonOptions } from '@/src/platform/http/fetch-json'
import type { DeliveryPrices } from './port'

const responseSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  price: z.number().check(z.gte(0), z.lte(1_000_000)),
})

/**
 * A provider of delivery prices over HTTP: `GET {address}?postcode=0800&from=3072,3175&item_type=car` with the key as a
 * bearer token answers `{name, price}`, or 404 if it does not deliver there. The dealer's `percent` does not apply to
 * its prices.
 */
export const createHttpDelivery = (address: string, options: FetchJsonOptions): DeliveryPrices => ({
  estimate: async ({ postcode, item_type, car_id, locations }) => {
    const from = locations.map((location) => location.postcode).join(',')
    const body = await fetchJson(withParams(address, { postcode, from, item_type, car_id }), options)
    if (body === null) return null
    const parsed = responseSchema.safeParse(body)
    if (!parsed.success) throw new Error('The delivery service sent unexpected fields.')
    return { name: parsed.data.name, price: Math.round(parsed.data.price) }
  },
})
