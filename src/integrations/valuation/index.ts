import type { TradeRules } from '@/src/domain/trade-in/estimate'
import type { Env } from '@/src/env'
import { embeddedValuations, type OwnStock } from './embedded'
import { httpValuations } from './http'
import type { Valuations } from './port'

/** Creates the provider set in the environment, or values from the dealer's own stock if none is set (TRD-04). */
export const valuations = (
  { VALUATION_URL: url, VALUATION_KEY: key }: Pick<Env, 'VALUATION_URL' | 'VALUATION_KEY'>,
  stock: OwnStock,
  rules: TradeRules,
): Valuations => (url ? httpValuations(url.replace(/\/$/, ''), { key }) : embeddedValuations(stock, rules))
