import type { QuoteRequest } from '@/src/domain/finance/quote'
import type { YouxQuote } from '@/src/domain/stock/vehicle/vehicle'

/** A source of finance quotes for vehicles (FIN-04). */
export type FinanceQuotes = {
  /** Returns a quote in dollars per week and percent per year; null without a quote, for any reason. Never rejects. */
  readonly quote: (request: QuoteRequest) => Promise<YouxQuote | null>
}
