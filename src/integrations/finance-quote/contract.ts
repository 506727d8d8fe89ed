import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QuoteRequest } from '@/src/domain/finance/quote'
import type { FinanceQuotes } from './port'

export type RunningQuotes = { readonly quotes: FinanceQuotes; readonly close: () => Promise<void> }

export const quoteRequestOf = (purchasePrice: number, year = 2024): QuoteRequest => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice,
  loanTerm: 5,
  year,
  vin: 'JTMAB3FV10D000001',
  nvic: '',
  whoIsHelping: '',
})

/** What a page may expect of quotes, whoever gives them (FIN-04). */
export const quoteContract = (name: string, start: () => Promise<RunningQuotes>): void => {
  describe(`finance quotes: ${name}`, () => {
    let running: RunningQuotes
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[FIN-04] a quote is whole: a repayment and both rates', async () => {
      const quote = await running.quotes.quote(quoteRequestOf(30_000))
      expect(quote?.weeklyRepaymentAmount).toBeGreaterThan(30_000 / 260)
      expect(quote?.weeklyRepaymentAmount).toBeLessThan(30_000 / 130)
      expect(quote?.comparisonRate).toBeGreaterThan(quote?.advertisedRate ?? 0)
    })

    test('[FIN-04] a dearer car costs more a week', async () => {
      const [one, other] = await Promise.all(
        [20_000, 40_000].map((price) => running.quotes.quote(quoteRequestOf(price))),
      )
      expect(other?.weeklyRepaymentAmount).toBeGreaterThan(one?.weeklyRepaymentAmount ?? Number.POSITIVE_INFINITY)
    })

    test('[FIN-04] where nothing can be quoted there is none, and nothing throws', async () => {
      expect(await running.quotes.quote(quoteRequestOf(1))).toBeNull()
    })
  })
}
