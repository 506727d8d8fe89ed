import { formatDollars } from '@/src/domain/money/format-money'
import type { Frequency } from './amortise'
import type { Loan, LoanResult } from './calculator'
import { formatPercent } from './estimate-text'
import { formatCount } from '@/src/domain/text/numbers'

/** Each frequency as a choice, and as a suffix of an amount. */
export const frequencyLabels: Readonly<Record<Frequency, readonly [choice: string, short: string]>> = {
  week: ['Weekly', '/wk'],
  fortnight: ['Fortnightly', '/fortnight'],
  month: ['Monthly', '/mth'],
}

/** `$152/wk`. */
export const formatRepayment = ({ repayment }: LoanResult, frequency: Frequency): string =>
  `${formatDollars(repayment)}${frequencyLabels[frequency][1]}`

/** `5 years`, `1 year`, `6.5 years`. */
export const formatYears = (years: number): string => formatCount(years, 'year')

/** Describes the terms of a repayment, always with its comparison rate. */
export const formatLoanTerms = (loan: Loan, { comparison_rate }: LoanResult, isRateFixed: boolean): string =>
  `${formatDollars(loan.amount)} over ${formatYears(loan.years)} at a ${isRateFixed ? 'fixed' : 'sample'} interest rate of ` +
  `${formatPercent(loan.interest)} p.a., comparison rate ${formatPercent(comparison_rate)} p.a.*`
