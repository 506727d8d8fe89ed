import { formatDollars } from '@/src/domain/money'
import type { Frequency } from './amortise'
import type { Loan, LoanResult } from './calculator'
import { percent } from './words'

/** Each frequency as a choice, and as a suffix of an amount. */
export const frequencyNames: Readonly<Record<Frequency, readonly [choice: string, short: string]>> = {
  week: ['Weekly', '/wk'],
  fortnight: ['Fortnightly', '/fortnight'],
  month: ['Monthly', '/mth'],
}

/** `$152/wk`. */
export const repaymentText = ({ repayment }: LoanResult, frequency: Frequency): string =>
  `${formatDollars(repayment)}${frequencyNames[frequency][1]}`

/** `5 years`, `1 year`, `6.5 years`. */
export const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`

/** Describes the terms of a repayment, always with its comparison rate. */
export const loanText = (loan: Loan, { comparison_rate }: LoanResult, fixed: boolean): string =>
  `${formatDollars(loan.amount)} over ${yearsText(loan.years)} at a ${fixed ? 'fixed' : 'sample'} interest rate of ` +
  `${percent(loan.interest)} p.a., comparison rate ${percent(comparison_rate)} p.a.*`
