import { formatDollars } from '@/src/domain/money/format-money'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { calculateLoan, type CalculatorTerms, type LoanResult } from './calculator'
import { buildComparisonWarning, truncateDisclaimer, buildFinanceDisclaimer } from './disclaimer'
import { findFinanceEstimate, type FinancedVehicle, type FinanceLocation, type FinanceSwitches } from './estimate'
import { buildQuoteRequest, type QuoteRequest } from './quote'
import { buildCalculatorTerms } from './calculator-terms'
import type { Fee } from './fees'
import { formatEstimateParts } from './estimate-text'

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
  readonly calculator?: {
    readonly terms: CalculatorTerms
    readonly example: LoanResult
    readonly fees: string
    /** The estimate beside the price is of another loan than the calculator's. */
    readonly differs?: true
  }
  readonly quote?: QuoteRequest
  /** The disclaimer; only its start if `cut`. */
  readonly disclaimer?: { readonly text: string; readonly cut: boolean }
}

/** Lists the fees, `Establishment fee $395`; monthly ones are marked. */
const formatFees = (fees: readonly Fee[]): string =>
  fees
    .map(({ label, dollars, each }) => `${label} ${formatDollars(dollars)}${each === 'month' ? ' a month' : ''}`)
    .join(', ')

const toCalculatorSection = (
  { terms, fees, statesTerms }: NonNullable<ReturnType<typeof buildCalculatorTerms>>,
  finance: FinanceSwitches,
) => ({
  terms,
  example: calculateLoan(terms.start, terms),
  fees: formatFees(fees),
  ...(!statesTerms && finance.estimate && { differs: true as const }),
})

const buildDisclaimer = (vehicle: FinancedVehicle, finance: FinanceSwitches): FinanceSections['disclaimer'] => {
  const text = buildFinanceDisclaimer(vehicle, finance)
  if (text === '') return undefined
  const start = truncateDisclaimer(text)
  return { text: start ?? text, cut: start !== null }
}

/** Builds the estimate next to the price (FIN-02); undefined if it must be hidden. */
export const buildPriceFinance = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  location?: FinanceLocation,
): PriceFinance | undefined => {
  const estimate = findFinanceEstimate(vehicle, finance, now, location)
  return estimate && { parts: formatEstimateParts(estimate), warning: buildComparisonWarning(finance) }
}

/**
 * Builds the calculator, quote and disclaimer of a vehicle's page (FIN-02 to FIN-05); undefined if there are none. The
 * disclaimer is shown whenever the page has an estimate or the calculator.
 */
export const buildFinanceSections = (
  vehicle: FinancedVehicle & Pick<Vehicle, 'id' | 'vin' | 'nvic'>,
  finance: FinanceSwitches,
  now: Date,
  location?: FinanceLocation,
): FinanceSections | undefined => {
  const calculator = buildCalculatorTerms(vehicle, finance, now, location)
  const quote = buildQuoteRequest(vehicle, finance, now, location)
  const mentionsFinance = calculator !== undefined || findFinanceEstimate(vehicle, finance, now, location) !== undefined
  const disclaimer = mentionsFinance ? buildDisclaimer(vehicle, finance) : undefined
  if (!calculator && !quote && !disclaimer) return undefined
  return {
    car_id: vehicle.id,
    warning: buildComparisonWarning(finance),
    ...(calculator && { calculator: toCalculatorSection(calculator, finance) }),
    ...(quote && { quote }),
    ...(disclaimer && { disclaimer }),
  }
}
