import type { CalculatorTerms, Loan, Range } from './calculator'
import { snapYears, withinTerms } from './calculator'
import {
  financedPrice,
  financeValue,
  isExcluded,
  type FinancedVehicle,
  type FinancePlace,
  type FinanceSwitches,
} from './estimate'
import { feesEach, readFees } from './fees'

/** Above this price in dollars a switch lets the maximum amount follow the price (FIN-03). */
const dearAbove = 100_000
const overPrice = 1.05
const leastTerm = 1
const amountStep = 500
const termStep = 0.5

const amountRange = (finance: FinanceSwitches, price: number): Range => {
  const follows = finance.calculator_max_over_price && price > dearAbove
  const max = follows ? Math.round(price * overPrice) : finance.calculator_max_amount
  const min = Math.min(finance.calculator_min_amount, max)
  return { min, max, step: amountStep }
}

const listedYears = (lines: readonly string[]): readonly number[] =>
  lines
    .map(Number)
    .filter((years) => years > 0 && years <= 30)
    .toSorted((a, b) => a - b)

const yearsOf = (finance: FinanceSwitches): CalculatorTerms['years'] => {
  const listed = listedYears(finance.calculator_terms)
  return listed.length > 0 ? listed : { min: leastTerm, max: finance.calculator_max_term, step: termStep }
}

/** Orders the ends, since the switches may have them in either order. */
const interestRange = (finance: FinanceSwitches): Range => {
  const ends = [finance.calculator_min_interest, finance.calculator_max_interest]
  return { min: Math.min(...ends), max: Math.max(...ends), step: finance.calculator_interest_step }
}

const startOf = (finance: FinanceSwitches, price: number): Loan => ({
  amount: finance.calculator_amount_is_price && price > 0 ? price : finance.calculator_amount,
  years: finance.calculator_term,
  interest: finance.calculator_fixed_interest || finance.calculator_interest,
  frequency: finance.calculator_frequency,
})

/** Lists all fees of a dealer, the establishment fee from its own switch first. */
export const allFees = (finance: FinanceSwitches) => {
  const { establishment_fee } = finance
  const own =
    establishment_fee > 0 ? [{ label: 'Establishment fee', dollars: establishment_fee, each: 'once' as const }] : []
  return [...own, ...readFees(finance.fees)]
}

/**
 * Returns the terms of the calculator on a vehicle's page; undefined without a lender, without a finance value above 0,
 * or for an excluded vehicle (FIN-03). Initial values outside a range move to its nearest end.
 */
export const calculatorTerms = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  place?: FinancePlace,
): CalculatorTerms | undefined => {
  if (finance.provider === '' || isExcluded(vehicle, finance, place) || financeValue(vehicle, finance) <= 0) {
    return undefined
  }
  const price = financedPrice(vehicle)
  const fees = allFees(finance)
  const years = yearsOf(finance)
  const start = startOf(finance, price)
  const terms: CalculatorTerms = {
    amount: amountRange(finance, price),
    years,
    interest: interestRange(finance),
    fixed: finance.calculator_fixed_interest > 0,
    fees: { once: feesEach(fees, 'once'), month: feesEach(fees, 'month') },
    roundUp: finance.calculator_round_up,
    start,
  }
  return { ...terms, start: { ...withinTerms(start, terms), years: snapYears(start.years, years) } }
}
