import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { COMPARISON_BASIS } from './repayment'
import { buildComparisonWarning, buildFinanceDisclaimer, truncateDisclaimer } from './disclaimer'
import { findFinanceEstimate, findFinanceExample } from './estimate'
import type { FinancedVehicle, FinanceLocation, FinanceSwitches } from './financed-vehicle'
import { buildQuoteRequest, type QuoteRequest } from './quote'
import { buildCalculatorTerms } from './calculator-terms'
import type { FinanceExample } from './finance-example'
import { formatEstimateParts, type EstimateParts } from './estimate-text'
import { formatLoanValues } from './calculator-text'
import { type CalculatorSection, toCalculatorSection } from './calculator-section'

/** The estimate next to the price: amount, comparison rate, and the complete warning of the latter. */
export type PriceFinance = {
  readonly parts: EstimateParts
  readonly warning: string
  /** The loan behind the amount, if it is another than the one that the comparison rate is based on. */
  readonly example?: string
}

/** Data of the finance sections on a vehicle's page, as small as possible. */
export type FinanceSections = {
  readonly car_id: string
  /** Warning for the comparison rates in these sections. */
  readonly warning: string
  readonly calculator?: CalculatorSection
  readonly quote?: QuoteRequest
  /** The disclaimer; only its start if `cut`. */
  readonly disclaimer?: { readonly text: string; readonly cut: boolean }
}

const buildDisclaimer = (text: string): FinanceSections['disclaimer'] => {
  if (text === '') return undefined
  const start = truncateDisclaimer(text)
  return { text: start ?? text, cut: start !== null }
}

/**
 * Says for which loan the repayment is: a comparison rate is of a loan with a fixed amount and term, which a reader would
 * take for those of a repayment over another term or with a deposit (National Credit Code s163).
 */
const buildExampleNote = ({ estimate, loan }: FinanceExample): Pick<PriceFinance, 'example'> =>
  loan && (estimate.terms !== undefined || loan.loan.years !== COMPARISON_BASIS.years)
    ? { example: `The repayment shown is for ${formatLoanValues(loan.loan)}.` }
    : {}

/** Builds the estimate next to the price (FIN-02); undefined if it must be hidden. */
export const buildPriceFinance = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  location?: FinanceLocation,
): PriceFinance | undefined => {
  const found = finance.estimate ? findFinanceExample(vehicle, finance, now, location) : undefined
  return (
    found && {
      parts: formatEstimateParts(found.estimate),
      warning: buildComparisonWarning(finance),
      ...buildExampleNote(found),
    }
  )
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
  const disclaimer = mentionsFinance
    ? buildDisclaimer(buildFinanceDisclaimer(vehicle, finance, now, location))
    : undefined
  if (!calculator && !quote && !disclaimer) return undefined
  return {
    car_id: vehicle.id,
    warning: buildComparisonWarning(finance),
    ...(calculator && { calculator: toCalculatorSection(calculator) }),
    ...(quote && { quote }),
    ...(disclaimer && { disclaimer }),
  }
}
