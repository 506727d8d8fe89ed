import type { CalculatorTerms } from './calculator'
import { buildDealerTerms } from './dealer-terms'
import {
  financedPrice,
  findFinanceExample,
  findFinanceValue,
  isFinanceExcluded,
  type FinancedVehicle,
  type FinanceLocation,
  type FinanceSwitches,
} from './estimate'
import type { FinanceExample } from './finance-example'
import { startWithFinance } from './start-with'
import { listFees, type Fee } from './fees'

type CalculatorData = {
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
