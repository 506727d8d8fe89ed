import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QuoteRequest } from '@/src/domain/finance/quote'
import type { FinanceQuotes } from './port'

export type RunningQuotes = { readonly quotes: FinanceQuotes; readonly close: () => Promise<void> }

export const createQuoteRequest = (purchasePrice: number, year = 2024): QuoteRequest => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice,
  loanTerm: 5,
  year,
  vin: 'JTMAB3FV10D000001',
  nvic: '',
  whoIsHelping: '',
})

/** The tests that every source of finance quotes must pass (FIN-04). */
export const testQuoteContract = (name: string, start: () => Promise<RunningQuotes>): void => {
  describe(`finance quotes: ${name}`, () => {
    let running: RunningQuotes
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[FIN-04] a quote has a weekly repayment and both rates', async () => {
      const quote = await running.quotes.quote(createQuoteRequest(30_000))
      expect(quote?.weeklyRepaymentAmount).toBeGreaterThan(30_000 / 260)
      expect(quote?.weeklyRepaymentAmount).toBeLessThan(30_000 / 130)
      expect(quote?.comparisonRate).toBeGreaterThan(quote?.advertisedRate ?? 0)
    })

    test('[FIN-04] a more expensive vehicle costs more a week', async () => {
      const [one, other] = await Promise.all(
        [20_000, 40_000].map((price) => running.quotes.quote(createQuoteRequest(price))),
      )
      expect(other?.weeklyRepaymentAmount).toBeGreaterThan(one?.weeklyRepaymentAmount ?? Number.POSITIVE_INFINITY)
    })

    test('[FIN-04] returns null, and does not throw, when nothing can be quoted', async () => {
      expect(await running.quotes.quote(createQuoteRequest(1))).toBeNull()
    })
  })
}
