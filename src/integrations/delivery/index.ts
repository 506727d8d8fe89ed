import type { Env } from '@/src/env'
import { createGeocoding } from '../geocoding'
import { createEmbeddedDelivery } from './embedded'
import { createHttpDelivery } from './http'
import type { DeliveryPrices } from './port'

type EnvNames = 'DELIVERY_PRICE_URL' | 'DELIVERY_PRICE_KEY' | 'GEOCODING_KEY'

/** Creates the provider set in the environment, or price bands by distance if none is set. */
export const createDeliveryPrices = (env: Pick<Env, EnvNames>): DeliveryPrices =>
  env.DELIVERY_PRICE_URL
    ? createHttpDelivery(env.DELIVERY_PRICE_URL, { key: env.DELIVERY_PRICE_KEY })
    : createEmbeddedDelivery(createGeocoding(env))
