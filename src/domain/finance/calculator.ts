import { computeComparisonRate, computeLevelRepayment, paymentsPerYear, type Frequency } from './amortise'

/** Values of a slider: `min`, then steps up to `max`, and `max` itself. */
export type Range = { readonly min: number; readonly max: number; readonly step: number }

/** Limits and defaults of a dealer's calculator (FIN-03). Dollars, years, percent a year. */
export type CalculatorTerms = {
  readonly amount: Range
  /** A list of years if the dealer's lender offers only some terms. */
  readonly years: Range | readonly number[]
  readonly interest: Range
  /** True if the lender fixes the rate, so that shoppers cannot change it. */
  readonly isRateFixed: boolean
  /** Fees in dollars: `once` is added to the loan, `month` to the repayment. */
  readonly fees: { readonly once: number; readonly month: number }
  readonly roundUp: boolean
  readonly start: Loan
}

export type Loan = {
  readonly amount: number
  readonly years: number
  readonly interest: number
  readonly frequency: Frequency
}

export type LoanResult = {
  /** Whole dollars per payment. */
  readonly repayment: number
  /** Percent a year. */
  readonly comparison_rate: number
}

const clamp = (value: number, { min, max }: Pick<Range, 'min' | 'max'>): number => Math.min(max, Math.max(min, value))

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100

/** Returns the value of a range nearest to a number; the minimum for `NaN`. */
export const snapTo = (value: number, range: Range): number => {
  if (Number.isNaN(value)) return range.min
  const clamped = clamp(value, range)
  const last = Math.floor((range.max - range.min) / range.step + 1e-9)
  const onStep = roundToHundredth(
    range.min + Math.min(Math.round((clamped - range.min) / range.step), last) * range.step,
  )
  // The maximum is valid even if no step reaches it.
  return range.max - clamped < Math.abs(clamped - onStep) ? range.max : onStep
}

/** Returns the term nearest to a number of years. */
export const snapYears = (value: number, years: CalculatorTerms['years']): number => {
  if (!('min' in years)) {
    return years.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best), years[0] ?? 1)
  }
  return snapTo(value, years)
}

/** Limits a loan to the terms. Values between steps are kept, since they may be typed. */
export const clampToTerms = (loan: Loan, { amount, years, interest, isRateFixed, start }: CalculatorTerms): Loan => ({
  ...loan,
  amount: clamp(loan.amount, amount),
  years: snapYears(loan.years, years),
  interest: isRateFixed ? start.interest : clamp(roundToHundredth(loan.interest), interest),
})

/** Adapts a loan to new terms after a price change: an untouched amount follows them, everything else stays. */
export const adaptLoan = (loan: Loan, before: CalculatorTerms, terms: CalculatorTerms): Loan => {
  const amount = loan.amount === before.start.amount ? terms.start.amount : loan.amount
  return clampToTerms({ ...loan, amount }, terms)
}

/**
 * Computes the repayment of a loan and its comparison rate including all fees (FIN-03, FIN-07). Amortised at 52, 26 or
 * 12 payments a year; fees paid once are added to the loan, monthly ones to the repayment. The repayment is in whole
 * dollars, rounded up by switch; the comparison rate is computed from the exact one and the amount the shopper
 * receives.
 */
export const calculateLoan = (
  { amount, years, interest, frequency }: Loan,
  { fees, roundUp }: Pick<CalculatorTerms, 'fees' | 'roundUp'>,
): LoanResult => {
  const perYear = paymentsPerYear[frequency]
  const payments = Math.max(1, Math.round(years * perYear))
  const exact =
    computeLevelRepayment(amount + fees.once, payments, interest / 100 / perYear) + (fees.month * 12) / perYear
  // Guards against floating-point errors that would round a whole amount up.
  const repayment = roundUp ? Math.ceil(Number(exact.toFixed(6))) : Math.round(exact)
  return { repayment, comparison_rate: roundToHundredth(computeComparisonRate(amount, exact, payments, frequency)) }
}
