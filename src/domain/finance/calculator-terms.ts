import type { CalculatorTerms } from './calculator'
import { buildDealerTerms } from './dealer-terms'
import { findFinanceExample, findFinanceValue, isFinanceExcluded } from './estimate'
import { financedPrice, type FinancedVehicle, type FinanceLocation, type FinanceSwitches } from './financed-vehicle'
import type { FinanceExample } from './finance-example'
import type { ExampleLoan } from './example-loan'
import { startWithFinance, startWithRates } from './start-with'
import { listFees, type Fee } from './fees'

export type CalculatorData = {
  readonly terms: CalculatorTerms
  /** The fees that the repayment includes. */
  readonly fees: readonly Fee[]
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

/** Reports whether finance is hidden for new, demo and used vehicles alike. */
const isHiddenForAll = (finance: FinanceSwitches): boolean => finance.hide_new && finance.hide_demo && finance.hide_used

/** Starts at the rates that the dealer states, if it states any: no page may show another one beside them (SHP-05). */
const withStatedRates = (terms: CalculatorTerms, finance: FinanceSwitches): CalculatorTerms => {
  const { stated_rate: interest, stated_comparison_rate: comparison_rate } = finance
  if (interest <= 0 || comparison_rate <= 0) return terms
  const { min, max, step } = terms.interest
  return {
    ...terms,
    interest: { min: Math.min(min, interest), max: Math.max(max, interest), step },
    start: { ...terms.start, interest },
    statedRates: { interest, comparison_rate },
  }
}

/** True for a loan at another rate than the one that the dealer's calculator has fixed. */
const hasOtherRate = ({ calculator_fixed_interest: fixed }: FinanceSwitches, { statedRates }: ExampleLoan): boolean =>
  fixed > 0 && fixed !== statedRates.interest

/**
 * Returns the terms of a calculator that is about no vehicle, and the fees it includes; undefined if the dealer has no
 * lender, or hides finance for every condition (FIN-06). It starts at the rates that the dealer states, else at those
 * and the fees of `lent`, a loan of a vehicle in stock, so that no page shows other ones than the cards (SHP-05).
 */
export const buildDealerCalculator = (finance: FinanceSwitches, lent?: ExampleLoan): CalculatorData | undefined => {
  if (finance.provider === '' || isHiddenForAll(finance)) return undefined
  const fees = listFees(finance)
  const terms = withStatedRates(buildDealerTerms(finance, 0, fees), finance)
  return lent === undefined || terms.statedRates || hasOtherRate(finance, lent)
    ? { terms, fees }
    : { terms: startWithRates(terms, lent), fees: lent.fees }
}
