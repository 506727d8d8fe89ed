import * as z from 'zod/mini'
import { omitEmpty } from '@/src/domain/omit-empty'
import { fetchJson, withParams, type FetchJsonOptions } from '@/src/platform/http/fetch-json'
import type { MarketGauge } from './port'

const optionalNumber = z.optional(z.number())

const responseSchema = z.object({
  fill: optionalNumber,
  listing_price: optionalNumber,
  market_range_min: optionalNumber,
  market_range_max: optionalNumber,
  confidence: optionalNumber,
  description: z.optional(z.string().check(z.maxLength(500))),
})

/** Removes fields that are null, because a provider may send null for a number it does not have. */
const withoutNulls = (answer: object): object =>
  Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null))

/**
 * A provider of market gauges over HTTP: `GET {address}?make=&model=…` with the key as a bearer token answers the
 * gauge's fields as JSON, or 404 if it does not know the vehicle.
 */
export const createHttpGauge = (address: string, options: FetchJsonOptions): MarketGauge => ({
  rate: async ({ make, model, badge, year, km, body, fuel, car_type, item_type, price, price_type }) => {
    const facts = { make, model, badge, year, km, body, fuel, car_type, item_type, price, price_type }
    const answer = await fetchJson(withParams(address, facts), options)
    if (typeof answer !== 'object' || answer === null || Object.keys(answer).length === 0) return { reason: 'unknown' }
    const parsed = responseSchema.safeParse(withoutNulls(answer))
    if (!parsed.success) throw new Error('The market gauge sent unexpected fields.')
    return omitEmpty(parsed.data)
  },
})
