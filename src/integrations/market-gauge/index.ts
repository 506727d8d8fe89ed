import type { Env } from '@/src/env'
import { createEmbeddedGauge, type FindStock } from './embedded'
import { createHttpGauge } from './http'
import type { MarketGauge } from './port'

/** Creates the provider set in the environment, or rates against the installation's own stock if none is set. */
export const createMarketGauge = (
  env: Pick<Env, 'MARKET_GAUGE_URL' | 'MARKET_GAUGE_KEY'>,
  findStock: FindStock,
): MarketGauge =>
  env.MARKET_GAUGE_URL
    ? createHttpGauge(env.MARKET_GAUGE_URL, { key: env.MARKET_GAUGE_KEY })
    : createEmbeddedGauge(findStock)
