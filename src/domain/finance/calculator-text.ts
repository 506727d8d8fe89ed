import { formatDollars } from '@/src/domain/money/format-money'
import type { Frequency } from './amortise'
import type { Loan } from './calculator'
import type { LoanResult } from './repayment'
import { formatEstimate, formatEstimateRates, formatPercent } from './estimate-text'
import type { FinanceExample } from './finance-example'
import { formatRepaymentTerms, hasFurtherPayments } from './terms-text'

/** Each frequency as a choice, and as a suffix of an amount. */
export const frequencyLabels: Readonly<Record<Frequency, readonly [choice: string, short: string]>> = {
  week: ['Weekly', '/wk'],
  fortnight: ['Fortnightly', '/fortnight'],
  month: ['Monthly', '/mth'],
}

/** `$152/wk`. */
export const formatRepayment = ({ repayment }: LoanResult, frequency: Frequency): string =>
  `${formatDollars(repayment)}${frequencyLabels[frequency][1]}`

/** Describes the loan that a repayment is for: `$29,990 with a $6,000 deposit over 5 years`. */
export const formatLoanValues = (loan: Loan): string => `${formatDollars(loan.amount)} ${formatRepaymentTerms(loan)}`

/** Describes the terms of a repayment, always with its comparison rate. */
export const formatLoanTerms = (loan: Loan, { comparison_rate }: LoanResult, isRateFixed: boolean): string =>
  `${formatLoanValues(loan)} at a ${isRateFixed ? 'fixed' : 'sample'} ` +
  `interest rate of ${formatPercent(loan.interest)} p.a., comparison rate ${formatPercent(comparison_rate)} p.a.*`

/**
 * Formats the repayment of a calculated loan with both rates: `Est. $89/wk at 10.50% p.a. (11.65% p.a. comparison
 * rate*)`. The terms of the loan must be in the same text.
 */
export const formatLoanRates = (loan: Loan, result: LoanResult): string =>
  `Est. ${formatRepayment(result, loan.frequency)} at ${formatPercent(loan.interest)} p.a. ` +
  `(${formatPercent(result.comparison_rate)} p.a. comparison rate*)`

/** Formats the repayment of the shopper's own values beside the price, with what is paid besides. */
export const formatOwnEstimate = (loan: Loan, result: LoanResult): string =>
  `${formatLoanRates(loan, result)}${hasFurtherPayments(loan) ? ` ${formatRepaymentTerms(loan)},` : ''} with your values`

/**
 * Formats an estimate in two sentences: whose repayment it is, and for which values; the lender may not state them
 * (SHP-05).
 */
export const formatExampleSentences = ({
  estimate,
  loan,
}: FinanceExample): readonly [repayment: string, terms: string] =>
  loan
    ? [formatEstimateRates(estimate), `For ${formatLoanValues(loan.loan)}.`]
    : [formatEstimate(estimate), 'The lender’s example. Ask us for its terms.']

/** Shown by the calculator in place of a repayment of its own, if the lender doesn't state the loan of its example. */
export const formatLenderExample = (estimate: FinanceExample['estimate']): string =>
  `${formatEstimate(estimate)}. This is the lender’s example. Change a value to calculate your own repayment.`
