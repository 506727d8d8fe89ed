import * as z from 'zod/mini'
import { present } from '@/src/domain/present'
import { askJson, withParams, type AskJson } from '../http/ask-json'
import type { MarketGauge } from './port'

const amount = z.optional(z.number())

const answer = z.object({
  fill: amount,
  listing_price: amount,
  market_range_min: amount,
  market_range_max: amount,
  confidence: amount,
  description: z.optional(z.string().check(z.maxLength(500))),
})

/** Removes fields that are null, because a provider may send null for a number it does not have. */
const given = (said: object): object => Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null))

/**
 * A provider of market gauges over HTTP: `GET {address}?make=&model=…` with the key as a bearer token answers the
 * gauge's fields as JSON, or 404 if it does not know the vehicle.
 */
export const httpGauge = (address: string, options: AskJson): MarketGauge => ({
  rate: async ({ make, model, badge, year, km, body, fuel, car_type, item_type, price, price_type }) => {
    const facts = { make, model, badge, year, km, body, fuel, car_type, item_type, price, price_type }
    const said = await askJson(withParams(address, facts), options)
    if (typeof said !== 'object' || said === null || Object.keys(said).length === 0) return { reason: 'unknown' }
    const read = answer.safeParse(given(said))
    if (!read.success) throw new Error('The market gauge sent unexpected fields.')
    return present(read.data)
  },
})
