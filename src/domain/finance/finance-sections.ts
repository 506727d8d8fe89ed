import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import {
  calculateLoan,
  clampToTerms,
  COMPARISON_BASIS,
  isInitialLoan,
  type CalculatorTerms,
  type Loan,
} from './calculator'
import { buildComparisonWarning, buildDealerDisclaimer, buildFinanceDisclaimer, truncateDisclaimer } from './disclaimer'
import {
  findFinanceEstimate,
  findFinanceExample,
  type FinancedVehicle,
  type FinanceLocation,
  type FinanceSwitches,
} from './estimate'
import { buildQuoteRequest, type QuoteRequest } from './quote'
import { buildCalculatorTerms, buildDealerCalculator, type CalculatorData } from './calculator-terms'
import { formatFees } from './fees'
import type { FinanceExample } from './finance-example'
import { formatEstimateParts, type EstimateParts } from './estimate-text'
import {
  formatExampleSentences,
  formatLoanRates,
  formatLoanTerms,
  formatLoanValues,
  formatRepayment,
} from './calculator-text'

/** The estimate next to the price: amount, comparison rate, and the complete warning of the latter. */
export type PriceFinance = {
  readonly parts: EstimateParts
  readonly warning: string
  /** The loan behind the amount, if it is another than the one that the comparison rate is based on. */
  readonly example?: string
}

/** A calculator and its texts. */
export type CalculatorSection = {
  readonly terms: CalculatorTerms
  /** The repayment of the loan that the calculator starts with, as text: its rules load with its controls. */
  readonly example: { readonly repayment: string; readonly loan: string }
  readonly fees: string
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

const toCalculatorSection = ({ terms, fees }: CalculatorData): CalculatorSection => {
  const result = calculateLoan(terms.start, terms)
  return {
    terms,
    example: {
      repayment: formatRepayment(result, terms.start.frequency),
      loan: formatLoanTerms(terms.start, result, terms.isRateFixed),
    },
    fees: formatFees(fees),
  }
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
 * Formats the estimate for the print page and the PDF: the estimate, the values it is for, and the warning, one line
 * each. `loan` is the shopper's own, as the calculator on the vehicle's page showed it (SHP-05); its values are limited
 * as there. Undefined if the estimate must be hidden.
 */
export const formatSheetFinance = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  location?: FinanceLocation,
  loan?: Loan,
): string | undefined => {
  const found = finance.estimate ? findFinanceExample(vehicle, finance, now, location) : undefined
  if (!found) return undefined
  const terms = loan && buildCalculatorTerms(vehicle, finance, now, location)?.terms
  const ownLoan = terms && clampToTerms(loan, terms)
  const lines =
    ownLoan && !isInitialLoan(ownLoan, terms)
      ? [
          formatLoanRates(ownLoan, calculateLoan(ownLoan, terms)),
          `Calculated with your values: ${formatLoanValues(ownLoan)}.`,
        ]
      : formatExampleSentences(found)
  return [...lines, `*${buildComparisonWarning(finance)}`].join('\n')
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

/** The dealer's calculator for a page that is about no vehicle, with the texts that the law asks for beside it. */
export type DealerCalculatorSection = {
  readonly calculator: CalculatorSection
  readonly warning: string
  /** The dealer's own disclaimer, and its lender. */
  readonly disclaimer: string
}

/** Builds the calculator of a page that is about no vehicle; undefined if the dealer offers no finance (FIN-06). */
export const buildDealerCalculatorSection = (finance: FinanceSwitches): DealerCalculatorSection | undefined => {
  const calculator = buildDealerCalculator(finance)
  return (
    calculator && {
      calculator: toCalculatorSection(calculator),
      warning: buildComparisonWarning(finance),
      disclaimer: buildDealerDisclaimer(finance),
    }
  )
}
