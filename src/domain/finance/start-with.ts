import type { CalculatorTerms, Range } from './calculator'
import { type ExampleLoan, findExampleLoan, toLoanFees } from './example-loan'
import type { YouxQuote } from '@/src/domain/stock/vehicle/vehicle'

const include = (range: Range, value: number): Range => ({
  ...range,
  min: Math.min(range.min, value),
  max: Math.max(range.max, value),
})

const includeYears = (years: CalculatorTerms['years'], value: number): CalculatorTerms['years'] => {
  if ('min' in years) return include(years, value)
  return years.includes(value) ? years : [...years, value].toSorted((a, b) => a - b)
}

/** Starts the calculator with the loan of the vehicle's estimate. Ranges that are too small for it are widened. */
export const startWith = (terms: CalculatorTerms, { loan, fees, statedRates }: ExampleLoan): CalculatorTerms => ({
  ...terms,
  amount: include(terms.amount, loan.amount),
  years: includeYears(terms.years, loan.years),
  interest: include(terms.interest, loan.interest),
  fees: toLoanFees(fees),
  start: loan,
  startsAtPrice: true,
  statedRates,
})

/** Term of a quote in years (FIN-04). */
export const QUOTE_TERM_YEARS = 5

/** Starts the calculator with a quote that arrived while the page was open. */
export const startWithQuote = (terms: CalculatorTerms, quote: YouxQuote): CalculatorTerms => {
  if (!terms.startsAtPrice) return terms
  const example = findExampleLoan(
    {
      price: terms.start.amount,
      frequency: 'week',
      exact: quote.weeklyRepaymentAmount,
      statedRates: { interest: quote.advertisedRate, comparison_rate: quote.comparisonRate },
      example: { termYears: QUOTE_TERM_YEARS },
    },
    { establishment_fee: 0, fees: [], calculator_round_up: terms.roundUp },
  )
  return example ? startWith(terms, example) : terms
}
