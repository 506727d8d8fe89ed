import type { Vehicle, YouxQuote } from '@/src/domain/stock/vehicle/vehicle'
import { roundRepayment } from './repayment'
import { findExampleLoan, type ExampleLoan, type FeeSwitches } from './example-loan'
import { toTermsField, type FinanceEstimate } from './estimate-text'
import { parseLenderExample, type LenderExample } from './lender'

/** An estimate, and the loan behind it if the lender's terms are complete. */
export type FinanceExample = { readonly estimate: FinanceEstimate; readonly loan?: ExampleLoan }

/**
 * Converts a lender's example for a price in dollars, 0 without a price. Undefined without a repayment or either rate:
 * an estimate must never be shown without its rates (FIN-01). The amount is that of the loan behind it, so that the
 * calculator starts with the same.
 */
export const toFinanceExample = (
  example: LenderExample,
  price: number,
  finance: FeeSwitches,
  { provider, period }: Pick<FinanceEstimate, 'provider' | 'period'>,
): FinanceExample | undefined => {
  const { interestRate, comparisonRate } = example
  const exact = (period === 'week' ? example.paymentWeek : example.paymentMonth) ?? 0
  const amount = roundRepayment(exact, finance.calculator_round_up)
  if (amount <= 0 || interestRate === undefined || comparisonRate === undefined) return undefined
  const statedRates = { interest: interestRate, comparison_rate: comparisonRate }
  const loan = findExampleLoan({ price, frequency: period, exact, statedRates, example }, finance)
  const rates = { advertised_rate: interestRate, comparison_rate: comparisonRate }
  if (loan === undefined) {
    return {
      estimate: { amount, period, ...rates, provider, ...toTermsField({ ...example, years: example.termYears }) },
    }
  }
  return { estimate: { amount: loan.repayment, period, ...rates, provider, ...toTermsField(loan.loan) }, loan }
}

/** Term of a quote in years (FIN-04). */
const QUOTE_TERM_YEARS = 5

/** Converts a quote to a lender's example, with the same validation; invalid numbers are omitted. */
export const parseQuoteExample = ({ youxQuote }: Pick<Vehicle, 'youxQuote'>): LenderExample | undefined =>
  parseLenderExample(
    youxQuote && {
      paymentWeek: youxQuote.weeklyRepaymentAmount,
      interestRate: youxQuote.advertisedRate,
      comparisonRate: youxQuote.comparisonRate,
      termYears: QUOTE_TERM_YEARS,
    },
  )

/**
 * Converts a quote for a price; undefined if it is incomplete. Stored quotes and those that arrive on the page use it, so
 * that both read the same. The dealer's fees do not count, because a quote includes those of its lender.
 */
export const toQuoteExample = (
  youxQuote: YouxQuote | undefined,
  price: number,
  { calculator_round_up }: Pick<FeeSwitches, 'calculator_round_up'>,
): FinanceExample | undefined => {
  const example = youxQuote && parseQuoteExample({ youxQuote })
  const noFees = { establishment_fee: 0, fees: [], calculator_round_up }
  return example && toFinanceExample(example, price, noFees, { provider: 'youx', period: 'week' })
}
