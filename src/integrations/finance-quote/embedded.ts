import { plainLoan } from '@/src/domain/finance/calculator'
import { calculateLoan } from '@/src/domain/finance/repayment'
import type { FinanceQuotes } from './port'

/** Interest rates of the built-in lender in percent a year, for vehicles up to and over `OLD_VEHICLE_YEARS`. */
const ratesPercent = { newer: 7.49, older: 8.99 } as const
const OLD_VEHICLE_YEARS = 5
const fees = { once: 495, month: 8 } as const
const MIN_PRICE_DOLLARS = 2000

/**
 * Computes quotes for installations without a provider: excellent credit, a rate by the vehicle's age, and the fees
 * included in the repayment. Returns null below $2,000, as lenders do.
 */
export const createEmbeddedQuotes = (now: () => Date = () => new Date()): FinanceQuotes => ({
  quote: async ({ purchasePrice, loanTerm, year }) => {
    if (purchasePrice < MIN_PRICE_DOLLARS) return null
    const advertisedRate = now().getUTCFullYear() - year > OLD_VEHICLE_YEARS ? ratesPercent.older : ratesPercent.newer
    const loan = {
      ...plainLoan,
      amount: purchasePrice,
      years: loanTerm,
      interest: advertisedRate,
      frequency: 'week' as const,
    }
    const { repayment, comparison_rate } = calculateLoan(loan, { fees, roundUp: true })
    return { weeklyRepaymentAmount: repayment, advertisedRate, comparisonRate: comparison_rate }
  },
})
