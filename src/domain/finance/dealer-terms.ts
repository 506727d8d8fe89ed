import type { Switches } from '@/src/domain/switches'
import { clampToTerms, plainLoan, type CalculatorTerms, type Loan, type Range } from './calculator'
import { toLoanFees } from './example-loan'
import type { Fee } from './fees'

type FinanceSwitches = Switches['finance']

/** Above this price in dollars a switch lets the maximum amount follow the price (FIN-03). */
const PRICE_FOLLOWED_ABOVE_DOLLARS = 100_000
const MAX_AMOUNT_PRICE_FACTOR = 1.05
const MIN_TERM_YEARS = 1
const AMOUNT_STEP_DOLLARS = 500
const TERM_STEP_YEARS = 0.5

const buildAmountRange = (finance: FinanceSwitches, price: number): Range => {
  const followsPrice = finance.calculator_max_over_price && price > PRICE_FOLLOWED_ABOVE_DOLLARS
  const ownMax = followsPrice ? Math.round(price * MAX_AMOUNT_PRICE_FACTOR) : finance.calculator_max_amount
  // A calculator that starts at the price has to reach it.
  const max = finance.calculator_amount_is_price ? Math.max(ownMax, price) : ownMax
  const min = Math.min(finance.calculator_min_amount, max)
  return { min, max, step: AMOUNT_STEP_DOLLARS }
}

const parseYears = (lines: readonly string[]): readonly number[] =>
  lines
    .map(Number)
    .filter((years) => years > 0 && years <= 30)
    .toSorted((a, b) => a - b)

const buildYears = (finance: FinanceSwitches): CalculatorTerms['years'] => {
  const yearList = parseYears(finance.calculator_terms)
  return yearList.length > 0
    ? yearList
    : { min: MIN_TERM_YEARS, max: finance.calculator_max_term, step: TERM_STEP_YEARS }
}

/** Orders the ends, since the switches may have them in either order. */
const buildInterestRange = (finance: FinanceSwitches): Range => {
  const ends = [finance.calculator_min_interest, finance.calculator_max_interest]
  return { min: Math.min(...ends), max: Math.max(...ends), step: finance.calculator_interest_step }
}

const buildInitialLoan = (finance: FinanceSwitches, price: number): Loan => ({
  ...plainLoan,
  amount: finance.calculator_amount_is_price && price > 0 ? price : finance.calculator_amount,
  years: finance.calculator_term,
  interest: finance.calculator_fixed_interest || finance.calculator_interest,
  frequency: finance.calculator_frequency,
})

/** Builds the terms of a dealer's calculator for a price in dollars, 0 without one. */
export const buildDealerTerms = (finance: FinanceSwitches, price: number, fees: readonly Fee[]): CalculatorTerms => {
  const terms = {
    amount: buildAmountRange(finance, price),
    years: buildYears(finance),
    interest: buildInterestRange(finance),
    isRateFixed: finance.calculator_fixed_interest > 0,
    fees: toLoanFees(fees),
    roundUp: finance.calculator_round_up,
    start: buildInitialLoan(finance, price),
    startsAtPrice: finance.calculator_amount_is_price && price > 0,
  }
  return { ...terms, start: clampToTerms(terms.start, terms) }
}
