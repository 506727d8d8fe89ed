import { computeComparisonRate, computeLevelRepayment } from '@/src/domain/finance/amortise'
import type { FinanceLender } from '@/src/domain/stock/vehicle/vehicle'

/** The terms that a lender's examples are computed from. Money in dollars, rates in percent per year. */
export type DemoLender = {
  readonly provider: string
  readonly name: string
  readonly rate: number
  readonly years: number
  readonly deposit: number
  readonly balloon: number
  readonly establishment: number
  readonly monthly: number
}

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100

/** A comparison rate is one figure, for the loan its warning names: $30,000 over five years (FIN-02). */
const comparisonRateOf = ({ rate, establishment, monthly }: DemoLender): number => {
  const weeks = 5 * 52
  const weekly = computeLevelRepayment(30_000 + establishment, weeks, rate / 100 / 52) + (monthly * 12) / 52
  return roundToCents(computeComparisonRate(30_000, weekly, weeks, 'week'))
}

/** Computes a lender's example for a price in dollars, with deposit, final payment and fees by the lender's terms. */
export const createLenderExample = (price: number, lender: DemoLender): FinanceLender => {
  const deposit = roundToCents(price * lender.deposit)
  const principal = price - deposit
  const balloon = roundToCents(price * lender.balloon)
  const weeks = lender.years * 52
  const months = lender.years * 12
  const weekly = computeLevelRepayment(principal + lender.establishment, weeks, lender.rate / 100 / 52, balloon)
  const monthly = computeLevelRepayment(principal + lender.establishment, months, lender.rate / 100 / 12, balloon)
  const weeklyFee = (lender.monthly * 12) / 52
  return {
    disclaimer: `${lender.name}: example only, over ${lender.years} years with a deposit of ${(lender.deposit * 100).toFixed(0)}% and a final payment of ${(lender.balloon * 100).toFixed(0)}% of the price. Approved applicants only; terms, conditions, fees and charges apply.`,
    deposit,
    paymentMonth: roundToCents(monthly + lender.monthly),
    paymentWeek: roundToCents(weekly + weeklyFee),
    totalPayable: roundToCents(deposit + balloon + (weekly + weeklyFee) * weeks),
    interestRate: lender.rate,
    comparisonRate: comparisonRateOf(lender),
    termMonths: months,
    termWeeks: weeks,
    termYears: lender.years,
    establishmentFees: lender.establishment,
    balloon,
  }
}
