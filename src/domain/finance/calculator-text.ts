import { formatDollars } from '@/src/domain/money/format-money'
import type { Frequency } from './amortise'
import type { Loan, LoanResult } from './calculator'
import { formatEstimate, formatPercent, type FinanceEstimate } from './estimate-text'
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

/** Joins phrases as `a`, `a and b` or `a, b and c`. */
const joinPhrases = (phrases: readonly string[]): string =>
  phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1) ?? ''}`

/** Lists what the shopper pays besides the repayments: ` with a $1,905 deposit and a $5,000 final payment`. */
const formatPaid = ({ deposit, tradeIn, balloon }: Loan): string => {
  const phrases = (
    [
      [deposit, 'deposit'],
      [tradeIn, 'trade-in'],
      [balloon, 'final payment'],
    ] as const
  ).flatMap(([dollars, name]) => (dollars > 0 ? [`a ${formatDollars(dollars)} ${name}`] : []))
  return phrases.length === 0 ? '' : ` with ${joinPhrases(phrases)}`
}

/** Describes the loan that a repayment is for: `$29,990 with a $6,000 deposit over 5 years`. */
export const formatLoanValues = (loan: Loan): string =>
  `${formatDollars(loan.amount)}${formatPaid(loan)} over ${formatYears(loan.years)}`

/** Describes the terms of a repayment, always with its comparison rate. */
export const formatLoanTerms = (loan: Loan, { comparison_rate }: LoanResult, isRateFixed: boolean): string =>
  `${formatLoanValues(loan)} at a ${isRateFixed ? 'fixed' : 'sample'} ` +
  `interest rate of ${formatPercent(loan.interest)} p.a., comparison rate ${formatPercent(comparison_rate)} p.a.*`

/**
 * Formats a calculated loan as an estimate beside the price: `Est. $89/wk at 10.50% p.a. (11.65% p.a. comparison
 * rate*)`.
 */
export const formatLoanEstimate = (loan: Loan, result: LoanResult): string =>
  `Est. ${formatRepayment(result, loan.frequency)} at ${formatPercent(loan.interest)} p.a. ` +
  `(${formatPercent(result.comparison_rate)} p.a. comparison rate*)`

/** Says whose repayment it is and for which values, beside an estimate; the lender may not state them (SHP-05). */
export const formatExampleTerms = (loan: Loan | undefined): string =>
  loan ? `For ${formatLoanValues(loan)}.` : 'The lender’s example. Ask us for its terms.'

/** Shown by the calculator in place of a repayment of its own, if the lender doesn't state the loan of its example. */
export const formatLenderExample = (estimate: FinanceEstimate): string =>
  `${formatEstimate(estimate)}. This is the lender’s example. Change a value to calculate your own repayment.`
