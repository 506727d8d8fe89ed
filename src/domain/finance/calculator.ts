import type { Frequency } from './amortise'

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
  readonly fees: LoanFees
  readonly roundUp: boolean
  readonly start: Loan
  /** True if `start.amount` is the vehicle's price. */
  readonly startsAtPrice: boolean
  /**
   * The vehicle's estimate, if the lender doesn't state the loan behind it. The calculator shows it until a shopper
   * changes a value, so that a page never has two repayments (SHP-05).
   */
  readonly example?: string
  /** Comparison rate that the lender or the dealer states for an interest rate, both in percent a year. */
  readonly statedRates?: StatedRates
}

/** Fees in dollars: `once` is added to the loan, `month` to the repayment. */
export type LoanFees = { readonly once: number; readonly month: number }

export type StatedRates = { readonly interest: number; readonly comparison_rate: number }

/** Dollars, years, percent a year. */
export type Loan = {
  /** The vehicle's price, or the amount to borrow if the vehicle has none. */
  readonly amount: number
  /** Paid by the shopper at the start. */
  readonly deposit: number
  /** Value of the shopper's trade-in. */
  readonly tradeIn: number
  /** The final payment, also called balloon. */
  readonly balloon: number
  readonly years: number
  readonly interest: number
  readonly frequency: Frequency
}

/** A loan without deposit, trade-in and final payment. */
export const plainLoan = { deposit: 0, tradeIn: 0, balloon: 0 } as const

/** Returns the dollars that are lent, without fees. */
export const amountLent = ({ amount, deposit, tradeIn }: Pick<Loan, 'amount' | 'deposit' | 'tradeIn'>): number =>
  Math.max(0, amount - deposit - tradeIn)

/** Share of the amount that deposit and trade-in together may not reach: below it there is nothing to finance. */
const MAX_PAID_SHARE = 0.9
/** Share of the amount lent that lenders accept as a final payment. */
const MAX_BALLOON_SHARE = 0.8

export type PaidField = 'deposit' | 'tradeIn' | 'balloon'

/** Returns the largest deposit, trade-in or final payment beside the loan's other values, in whole dollars. */
export const maxPayment = (loan: Loan, field: PaidField): number => {
  if (field === 'balloon') return Math.floor(amountLent(loan) * MAX_BALLOON_SHARE)
  const other = field === 'deposit' ? loan.tradeIn : loan.deposit
  return Math.max(0, Math.floor(loan.amount * MAX_PAID_SHARE - other))
}

const clamp = (value: number, { min, max }: Pick<Range, 'min' | 'max'>): number => Math.min(max, Math.max(min, value))

export const roundToHundredth = (value: number): number => Math.round(value * 100) / 100

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
export const clampToTerms = (loan: Loan, { amount, years, interest, isRateFixed, start }: CalculatorTerms): Loan =>
  clampPaid({
    ...loan,
    amount: clamp(loan.amount, amount),
    years: snapYears(loan.years, years),
    interest: isRateFixed ? start.interest : clamp(roundToHundredth(loan.interest), interest),
  })

/** A smaller amount may leave less room for deposit, trade-in and final payment, in this order. */
const clampPaid = (loan: Loan): Loan =>
  (['deposit', 'tradeIn', 'balloon'] as const).reduce((limited, field) => {
    const without = { ...limited, ...(field === 'deposit' && { tradeIn: 0 }) }
    return { ...limited, [field]: clamp(limited[field], { min: 0, max: maxPayment(without, field) }) }
  }, loan)

const loanFields = ['amount', 'deposit', 'tradeIn', 'balloon', 'years', 'interest', 'frequency'] as const

/** Reports whether a shopper has changed nothing, or has changed it back. */
export const isInitialLoan = (loan: Loan, { start }: Pick<CalculatorTerms, 'start'>): boolean =>
  loanFields.every((field) => loan[field] === start[field])

/** Adapts a loan to new terms, such as after a price change: untouched values follow them, chosen ones stay. */
export const adaptLoan = (loan: Loan, before: CalculatorTerms, terms: CalculatorTerms): Loan => {
  const untouched = loanFields.filter((field) => loan[field] === before.start[field])
  const followed = Object.fromEntries(untouched.map((field) => [field, terms.start[field]]))
  return clampToTerms({ ...loan, ...followed }, terms)
}
