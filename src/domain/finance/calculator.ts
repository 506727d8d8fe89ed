import { comparisonRate, levelRepayment, paymentsPerYear, type Frequency } from './amortise'

/** Values a slider takes: from `min` in steps, and `max` itself. */
export type Range = { readonly min: number; readonly max: number; readonly step: number }

/** What a dealer's calculator may be asked (FIN-03). Dollars, years, percent a year. */
export type CalculatorTerms = {
  readonly amount: Range
  /** A list of years where the dealer's lender lends for some terms only. */
  readonly years: Range | readonly number[]
  readonly interest: Range
  /** The rate is the lender's, not the shopper's. */
  readonly fixed: boolean
  /** Dollars of fees: once, put on the loan, and each month, put on the repayment. */
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
  /** Whole dollars each period. */
  readonly repayment: number
  /** Percent a year. */
  readonly comparison_rate: number
}

const clamp = (value: number, { min, max }: Pick<Range, 'min' | 'max'>): number => Math.min(max, Math.max(min, value))

const tidy = (value: number): number => Math.round(value * 100) / 100

/** The value of the range nearest to a number; whatever is typed or dragged ends here. `NaN` is the least. */
export const snapTo = (value: number, range: Range): number => {
  if (Number.isNaN(value)) return range.min
  const inside = clamp(value, range)
  const last = Math.floor((range.max - range.min) / range.step + 1e-9)
  const onStep = tidy(range.min + Math.min(Math.round((inside - range.min) / range.step), last) * range.step)
  // The greatest value counts even where no step falls on it.
  return range.max - inside < Math.abs(inside - onStep) ? range.max : onStep
}

/** The term nearest to a number of years. */
export const snapYears = (value: number, years: CalculatorTerms['years']): number => {
  if (!('min' in years)) {
    return years.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best), years[0] ?? 1)
  }
  return snapTo(value, years)
}

/** A loan within the terms. What is typed may lie between steps, never outside the range. */
export const withinTerms = (loan: Loan, { amount, years, interest, fixed, start }: CalculatorTerms): Loan => ({
  ...loan,
  amount: clamp(loan.amount, amount),
  years: snapYears(loan.years, years),
  interest: fixed ? start.interest : clamp(tidy(loan.interest), interest),
})

/** A loan under new terms, which came with a new price: an amount nobody has chosen follows them, the rest stays. */
export const loanUnder = (loan: Loan, before: CalculatorTerms, terms: CalculatorTerms): Loan => {
  const amount = loan.amount === before.start.amount ? terms.start.amount : loan.amount
  return withinTerms({ ...loan, amount }, terms)
}

/**
 * The repayment of a loan and the rate it comes to with all fees (FIN-03, FIN-07): amortised at 52, 26 or 12 payments a
 * year, fees paid once on the loan, monthly ones on the repayment; whole dollars, rounded up where the dealer says so.
 * The comparison rate is of the exact repayment against what the shopper really gets.
 */
export const calculate = (
  { amount, years, interest, frequency }: Loan,
  { fees, roundUp }: Pick<CalculatorTerms, 'fees' | 'roundUp'>,
): LoanResult => {
  const perYear = paymentsPerYear[frequency]
  const payments = Math.max(1, Math.round(years * perYear))
  const exact = levelRepayment(amount + fees.once, payments, interest / 100 / perYear) + (fees.month * 12) / perYear
  // Rounding up must not lift a whole amount that a float holds a hair too high.
  const repayment = roundUp ? Math.ceil(Number(exact.toFixed(6))) : Math.round(exact)
  return { repayment, comparison_rate: tidy(comparisonRate(amount, exact, payments, frequency)) }
}
