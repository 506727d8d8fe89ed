import type { CalculatorTerms, Loan, Range } from './calculator'
import { snapYears, clampToTerms } from './calculator'
import {
  financedPrice,
  findFinanceValue,
  isFinanceExcluded,
  type FinancedVehicle,
  type FinanceLocation,
  type FinanceSwitches,
} from './estimate'
import { sumFees, parseFees } from './fees'

/** Above this price in dollars a switch lets the maximum amount follow the price (FIN-03). */
const PRICE_FOLLOWED_ABOVE_DOLLARS = 100_000
const MAX_AMOUNT_PRICE_FACTOR = 1.05
const MIN_TERM_YEARS = 1
const AMOUNT_STEP_DOLLARS = 500
const TERM_STEP_YEARS = 0.5

const buildAmountRange = (finance: FinanceSwitches, price: number): Range => {
  const followsPrice = finance.calculator_max_over_price && price > PRICE_FOLLOWED_ABOVE_DOLLARS
  const max = followsPrice ? Math.round(price * MAX_AMOUNT_PRICE_FACTOR) : finance.calculator_max_amount
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
  amount: finance.calculator_amount_is_price && price > 0 ? price : finance.calculator_amount,
  years: finance.calculator_term,
  interest: finance.calculator_fixed_interest || finance.calculator_interest,
  frequency: finance.calculator_frequency,
})

/** Lists all fees of a dealer, the establishment fee from its own switch first. */
export const listFees = (finance: FinanceSwitches) => {
  const { establishment_fee } = finance
  const establishmentFees =
    establishment_fee > 0 ? [{ label: 'Establishment fee', dollars: establishment_fee, each: 'once' as const }] : []
  return [...establishmentFees, ...parseFees(finance.fees)]
}

/**
 * Returns the terms of the calculator on a vehicle's page; undefined without a lender, without a finance value above 0,
 * or for an excluded vehicle (FIN-03). Initial values outside a range move to its nearest end.
 */
export const buildCalculatorTerms = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  location?: FinanceLocation,
): CalculatorTerms | undefined => {
  if (
    finance.provider === '' ||
    isFinanceExcluded(vehicle, finance, location) ||
    findFinanceValue(vehicle, finance) <= 0
  ) {
    return undefined
  }
  const price = financedPrice(vehicle)
  const fees = listFees(finance)
  const years = buildYears(finance)
  const start = buildInitialLoan(finance, price)
  const terms: CalculatorTerms = {
    amount: buildAmountRange(finance, price),
    years,
    interest: buildInterestRange(finance),
    isRateFixed: finance.calculator_fixed_interest > 0,
    fees: { once: sumFees(fees, 'once'), month: sumFees(fees, 'month') },
    roundUp: finance.calculator_round_up,
    start,
  }
  return { ...terms, start: { ...clampToTerms(start, terms), years: snapYears(start.years, years) } }
}
