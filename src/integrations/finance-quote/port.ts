import type { QuoteRequest } from '@/src/domain/finance/quote'
import type { YouxQuote } from '@/src/domain/stock/vehicle'

/** Who quotes finance for a car (FIN-04). */
export type FinanceQuotes = {
  /** A quote, in dollars a week and percent a year; null where there is none, for whatever reason. Never rejects. */
  readonly quote: (request: QuoteRequest) => Promise<YouxQuote | null>
}
