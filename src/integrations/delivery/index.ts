import type { Env } from '@/src/env'
import { geocoding } from '../geocoding'
import { embeddedDelivery } from './embedded'
import { httpDelivery } from './http'
import type { DeliveryPrices } from './port'

type Names = 'DELIVERY_PRICE_URL' | 'DELIVERY_PRICE_KEY' | 'GEOCODING_KEY'

/** Creates the provider set in the environment, or price bands by distance if none is set. */
export const deliveryPrices = (env: Pick<Env, Names>): DeliveryPrices =>
  env.DELIVERY_PRICE_URL
    ? httpDelivery(env.DELIVERY_PRICE_URL, { key: env.DELIVERY_PRICE_KEY })
    : embeddedDelivery(geocoding(env))
