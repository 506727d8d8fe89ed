import { formatDollars } from '@/src/domain/money'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { calculate, type CalculatorTerms, type LoanResult } from './calculator'
import { comparisonWarning, disclaimerStart, financeDisclaimer } from './disclaimer'
import { financeEstimate, type FinancedVehicle, type FinancePlace, type FinanceSwitches } from './estimate'
import { quoteRequest, type QuoteRequest } from './quote'
import { allFees, calculatorTerms } from './terms'
import { estimateParts } from './words'

/** What stands by the price: figure and comparison rate, and the warning of the latter, whole. */
export type PriceFinance = {
  readonly parts: readonly [figure: string, comparison: string]
  readonly warning: string
}

/** The finance sections of a car's page, as little as they need. */
export type FinanceSections = {
  readonly car_id: string
  /** Of the comparison rates in these sections. */
  readonly warning: string
  readonly calculator?: { readonly terms: CalculatorTerms; readonly example: LoanResult; readonly fees: string }
  readonly quote?: QuoteRequest
  /** The disclaimer, or its start where it is long. */
  readonly disclaimer?: { readonly text: string; readonly cut: boolean }
}

/** `Establishment fee $395`, and what is paid each month says so. */
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

/** The estimate by the price (FIN-02); undefined wherever it is hidden. */
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
 * Calculator, quote and disclaimer of a car's page (FIN-02 to FIN-05); undefined where none of them stands. The
 * disclaimer goes with whatever speaks of finance: an estimate or the calculator.
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
