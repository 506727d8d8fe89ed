import { formatDollars } from '@/src/domain/money'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { calculate, type CalculatorTerms, type LoanResult } from './calculator'
import { comparisonWarning, disclaimerStart, financeDisclaimer } from './disclaimer'
import { financeEstimate, type FinancedVehicle, type FinancePlace, type FinanceSwitches } from './estimate'
import { quoteRequest, type QuoteRequest } from './quote'
import { allFees, calculatorTerms } from './terms'
import { estimateParts } from './words'

/** The estimate next to the price: amount, comparison rate, and the complete warning of the latter. */
export type PriceFinance = {
  readonly parts: readonly [figure: string, comparison: string]
  readonly warning: string
}

/** Data of the finance sections on a vehicle's page, as small as possible. */
export type FinanceSections = {
  readonly car_id: string
  /** Warning for the comparison rates in these sections. */
  readonly warning: string
  readonly calculator?: { readonly terms: CalculatorTerms; readonly example: LoanResult; readonly fees: string }
  readonly quote?: QuoteRequest
  /** The disclaimer; only its start if `cut`. */
  readonly disclaimer?: { readonly text: string; readonly cut: boolean }
}

/** Lists the fees, `Establishment fee $395`; monthly ones are marked. */
const feesText = (finance: FinanceSwitches): string =>
  allFees(finance)
    .map(({ label, dollars, each }) => `${label} ${formatDollars(dollars)}${each === 'month' ? ' a month' : ''}`)
    .join(', ')

const disclaimerOf = (vehicle: FinancedVehicle, finance: FinanceSwitches): FinanceSections['disclaimer'] => {
  const text = financeDisclaimer(vehicle, finance)
  if (text === '') return undefined
  const start = disclaimerStart(text)
  return { text: start ?? text, cut: start !== null }
}

/** Builds the estimate next to the price (FIN-02); undefined if it must be hidden. */
export const priceFinance = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  place?: FinancePlace,
): PriceFinance | undefined => {
  const estimate = financeEstimate(vehicle, finance, now, place)
  return estimate && { parts: estimateParts(estimate), warning: comparisonWarning(finance) }
}

/**
 * Builds the calculator, quote and disclaimer of a vehicle's page (FIN-02 to FIN-05); undefined if there are none. The
 * disclaimer is shown whenever the page has an estimate or the calculator.
 */
export const financeSections = (
  vehicle: FinancedVehicle & Pick<Vehicle, 'id' | 'vin' | 'nvic'>,
  finance: FinanceSwitches,
  now: Date,
  place?: FinancePlace,
): FinanceSections | undefined => {
  const terms = calculatorTerms(vehicle, finance, place)
  const quote = quoteRequest(vehicle, finance, place)
  const spoken = terms !== undefined || financeEstimate(vehicle, finance, now, place) !== undefined
  const disclaimer = spoken ? disclaimerOf(vehicle, finance) : undefined
  if (!terms && !quote && !disclaimer) return undefined
  return {
    car_id: vehicle.id,
    warning: comparisonWarning(finance, false),
    ...(terms && { calculator: { terms, example: calculate(terms.start, terms), fees: feesText(finance) } }),
    ...(quote && { quote }),
    ...(disclaimer && { disclaimer }),
  }
}
