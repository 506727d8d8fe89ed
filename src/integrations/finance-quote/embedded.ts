import { calculate } from '@/src/domain/finance/calculator'
import type { FinanceQuotes } from './port'

/** The lender the embedded quotes stand for: percent a year, dollars. */
const excellent = { newer: 7.49, older: 8.99 } as const
const olderThan = 5
const fees = { once: 495, month: 8 } as const
const least = 2000

/**
 * Quotes worked out here, for installations without a provider: excellent credit, a rate by the car's age, the fees in
 * the repayment. `now` tells the age. Nothing is quoted below $2,000, as lenders do.
 */
export const embeddedQuotes = (now: () => Date = () => new Date()): FinanceQuotes => ({
  quote: async ({ purchasePrice, loanTerm, year }) => {
    if (purchasePrice < least) return null
    const advertisedRate = now().getUTCFullYear() - year > olderThan ? excellent.older : excellent.newer
    const loan = { amount: purchasePrice, years: loanTerm, interest: advertisedRate, frequency: 'week' as const }
    const { repayment, comparison_rate } = calculate(loan, { fees, roundUp: true })
    return { weeklyRepaymentAmount: repayment, advertisedRate, comparisonRate: comparison_rate }
  },
})
