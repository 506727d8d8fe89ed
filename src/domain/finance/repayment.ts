import { computeComparisonRate, computeLevelRepayment, paymentsPerYear } from './amortise'
import { type CalculatorTerms, type LoanFees, type Loan, plainLoan, amountLent, roundToHundredth } from './calculator'

export type LoanResult = {
  /** Whole dollars per payment. */
  readonly repayment: number
  /** Percent a year. */
  readonly comparison_rate: number
}

/**
 * The loan that a comparison rate is of (FIN-02): `comparison_basis` in the switches says it to shoppers. Every
 * comparison rate of a page has this basis, so that no two contradict each other.
 */
export const COMPARISON_BASIS = { amount: 30_000, years: 5, frequency: 'week' } as const

/** Computes the exact repayment of a loan including its fees, in dollars per payment. */
const computeRepayment = (loan: Loan, fees: LoanFees): number => {
  const perYear = paymentsPerYear[loan.frequency]
  const payments = Math.max(1, Math.round(loan.years * perYear))
  const level = computeLevelRepayment(
    amountLent(loan) + fees.once,
    payments,
    loan.interest / 100 / perYear,
    loan.balloon,
  )
  return level + (fees.month * 12) / perYear
}

/** Computes the comparison rate of an interest rate and its fees in percent a year (FIN-07). */
export const computeBasisRate = (interest: number, fees: LoanFees): number => {
  const { amount, years, frequency } = COMPARISON_BASIS
  const repayment = computeRepayment({ ...COMPARISON_BASIS, ...plainLoan, interest }, fees)
  return roundToHundredth(computeComparisonRate(amount, repayment, years * paymentsPerYear[frequency], frequency))
}

/** Rounds a repayment to whole dollars, up by switch. */
export const roundRepayment = (exact: number, roundUp: boolean): number =>
  // Guards against floating-point errors that would round a whole amount up.
  roundUp ? Math.ceil(Number(exact.toFixed(6))) : Math.round(exact)

/**
 * Computes the repayment of a loan and its comparison rate (FIN-03, FIN-07, SHP-05). Amortised at 52, 26 or 12 payments
 * a year; fees paid once are added to the loan, monthly ones to the repayment. The comparison rate is the stated one at
 * the stated interest rate, else that of the basis with the same fees.
 */
export const calculateLoan = (
  loan: Loan,
  { fees, roundUp, statedRates }: Pick<CalculatorTerms, 'fees' | 'roundUp' | 'statedRates'>,
): LoanResult => ({
  repayment: roundRepayment(computeRepayment(loan, fees), roundUp),
  comparison_rate:
    statedRates?.interest === loan.interest ? statedRates.comparison_rate : computeBasisRate(loan.interest, fees),
})
