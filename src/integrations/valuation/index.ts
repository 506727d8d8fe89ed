import type { TradeRules } from '@/src/domain/trade-in/own-valuation'
import type { Env } from '@/src/env'
import { createEmbeddedValuations, type OwnStock } from './embedded'
import { createHttpValuations } from './http'
import type { Valuations } from './port'

/** Creates the provider set in the environment, or values from the dealer's own stock if none is set (TRD-04). */
export const createValuations = (
  { VALUATION_URL: url, VALUATION_KEY: key }: Pick<Env, 'VALUATION_URL' | 'VALUATION_KEY'>,
  stock: OwnStock,
  rules: TradeRules,
): Valuations => (url ? createHttpValuations(url.replace(/\/$/, ''), { key }) : createEmbeddedValuations(stock, rules))
