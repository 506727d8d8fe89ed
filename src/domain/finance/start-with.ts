import { clampToTerms, type CalculatorTerms, type Range } from './calculator'
import { formatLenderExample } from './calculator-text'
import { type ExampleLoan, toLoanFees } from './example-loan'
import type { FinanceExample } from './finance-example'

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
const startWith = (terms: CalculatorTerms, { loan, fees, statedRates }: ExampleLoan): CalculatorTerms => ({
  ...terms,
  amount: include(terms.amount, loan.amount),
  years: includeYears(terms.years, loan.years),
  interest: include(terms.interest, loan.interest),
  fees: toLoanFees(fees),
  start: loan,
  startsAtPrice: true,
  statedRates,
})

/** Starts the calculator at the rates and fees of a lender's loan, with its own amount and term. */
export const startWithRates = (terms: CalculatorTerms, { fees, statedRates }: ExampleLoan): CalculatorTerms => ({
  ...terms,
  interest: include(terms.interest, statedRates.interest),
  fees: toLoanFees(fees),
  start: { ...terms.start, interest: statedRates.interest },
  statedRates,
})

/**
 * Starts the calculator with an estimate whose loan the lender doesn't state: it shows the estimate itself, and from
 * the first change on a loan at the lender's rate. `price` is 0 for a vehicle without a price.
 */
const startWithExample = (terms: CalculatorTerms, price: number, { estimate }: FinanceExample): CalculatorTerms => {
  const { advertised_rate: interest, comparison_rate, period } = estimate
  const start = { ...terms.start, interest, frequency: period, ...(price > 0 && { amount: price }) }
  const widened = {
    ...terms,
    amount: include(terms.amount, start.amount),
    interest: include(terms.interest, interest),
    start,
    startsAtPrice: price > 0,
    statedRates: { interest, comparison_rate },
  }
  return { ...widened, start: clampToTerms(start, widened), example: formatLenderExample(estimate) }
}

/** Starts the calculator with an estimate, and its loan if that is known. */
export const startWithFinance = (terms: CalculatorTerms, price: number, found: FinanceExample): CalculatorTerms =>
  found.loan ? startWith(terms, found.loan) : startWithExample(terms, price, found)
