import type { Env } from '@/src/env'
import { createEmbeddedQuotes } from './embedded'
import { createHttpQuotes } from './http'
import type { FinanceQuotes } from './port'

/** Creates the provider set in the environment, or computes quotes here if none is set (FIN-04). */
export const createFinanceQuotes = (
  { FINANCE_QUOTE_URL: url, FINANCE_QUOTE_KEY: key }: Pick<Env, 'FINANCE_QUOTE_URL' | 'FINANCE_QUOTE_KEY'>,
  log?: (line: string) => void,
): FinanceQuotes => (url ? createHttpQuotes({ url, key, ...(log && { log }) }) : createEmbeddedQuotes())
