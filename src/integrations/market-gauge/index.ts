import type { Env } from '@/src/env'
import { embeddedGauge, type FindStock } from './embedded'
import { httpGauge } from './http'
import type { MarketGauge } from './port'

/** Creates the provider set in the environment, or rates against the installation's own stock if none is set. */
export const marketGauge = (
  env: Pick<Env, 'MARKET_GAUGE_URL' | 'MARKET_GAUGE_KEY'>,
  findStock: FindStock,
): MarketGauge =>
  env.MARKET_GAUGE_URL ? httpGauge(env.MARKET_GAUGE_URL, { key: env.MARKET_GAUGE_KEY }) : embeddedGauge(findStock)
