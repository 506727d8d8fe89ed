import type { CalculatorTerms, Loan, Range } from './calculator'
import { clampToTerms, plainLoan } from './calculator'
import {
  financedPrice,
  findFinanceExample,
  findFinanceValue,
  isFinanceExcluded,
  type FinancedVehicle,
  type FinanceLocation,
  type FinanceSwitches,
} from './estimate'
import { toLoanFees } from './example-loan'
import type { FinanceExample } from './finance-example'
import { startWithFinance } from './start-with'
import { listFees, type Fee } from './fees'

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

type CalculatorData = {
  readonly terms: CalculatorTerms
  /** The fees that the repayment includes. */
  readonly fees: readonly Fee[]
}

/** Builds the terms of a dealer's calculator for a price in dollars, 0 without one. */
const buildDealerTerms = (finance: FinanceSwitches, price: number, fees: readonly Fee[]): CalculatorTerms => {
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

const hasCalculator = (vehicle: FinancedVehicle, finance: FinanceSwitches, location: FinanceLocation): boolean =>
  finance.provider !== '' && !isFinanceExcluded(vehicle, finance, location) && findFinanceValue(vehicle, finance) > 0

/** The example that the calculator starts with: the one that is shown, or by a switch one whose loan is known. */
const findInitialExample = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  location: FinanceLocation,
): FinanceExample | undefined => {
  const found = findFinanceExample(vehicle, finance, now, location)
  return finance.estimate || (finance.calculator_amount_is_price && found?.loan) ? found : undefined
}

/**
 * Returns the terms of the calculator on a vehicle's page, and the fees it includes; undefined without a lender,
 * without a finance value above 0, or for an excluded vehicle (FIN-03). It starts with the loan of the vehicle's
 * estimate, or shows the estimate until a value is changed (SHP-05). Without an estimate a switch decides between the
 * price and a fixed amount. Initial values outside a range move to its nearest end.
 */
export const buildCalculatorTerms = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  location?: FinanceLocation,
): CalculatorData | undefined => {
  if (!hasCalculator(vehicle, finance, location)) return undefined
  const price = financedPrice(vehicle)
  const fees = listFees(finance)
  const terms = buildDealerTerms(finance, price, fees)
  const found = findInitialExample(vehicle, finance, now, location)
  return found ? { terms: startWithFinance(terms, price, found), fees: found.loan?.fees ?? fees } : { terms, fees }
}
