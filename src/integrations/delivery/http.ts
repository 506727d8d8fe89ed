import * as z from 'zod/mini'
import { askJson, withParams, type AskJson } from '../http/ask-json'
import type { DeliveryPrices } from './port'

const answer = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  price: z.number().check(z.gte(0), z.lte(1_000_000)),
})

/**
 * A provider of delivery prices over HTTP: `GET {address}?postcode=0800&from=3072,3175&item_type=car` with the key as a
 * bearer token answers `{name, price}`, or 404 if it does not deliver there. The dealer's `percent` does not apply to
 * its prices.
 */
export const httpDelivery = (address: string, options: AskJson): DeliveryPrices => ({
  estimate: async ({ postcode, item_type, car_id, yards }) => {
    const from = yards.map((yard) => yard.postcode).join(',')
    const said = await askJson(withParams(address, { postcode, from, item_type, car_id }), options)
    if (said === null) return null
    const read = answer.safeParse(said)
    if (!read.success) throw new Error('The delivery service sent unexpected fields.')
    return { name: read.data.name, price: Math.round(read.data.price) }
  },
})
