import type { CalculatorTerms } from './calculator'
import { calculateLoan } from './repayment'
import { buildComparisonWarning, buildDealerDisclaimer } from './disclaimer'
import type { FinanceSwitches } from './financed-vehicle'
import { buildDealerCalculator, type CalculatorData } from './calculator-terms'
import type { ExampleLoan } from './example-loan'
import { formatFees } from './fees'
import { formatLoanTerms, formatRepayment } from './calculator-text'

/** A calculator and its texts. */
export type CalculatorSection = {
  readonly terms: CalculatorTerms
  /** The repayment of the loan that the calculator starts with, as text: its rules load with its controls. */
  readonly example: { readonly repayment: string; readonly loan: string }
  readonly fees: string
}

export const toCalculatorSection = ({ terms, fees }: CalculatorData): CalculatorSection => {
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

/** The dealer's calculator for a page that is about no vehicle, with the texts that the law asks for beside it. */
type DealerCalculatorSection = {
  readonly calculator: CalculatorSection
  readonly warning: string
  /** The dealer's own disclaimer, and its lender. */
  readonly disclaimer: string
}

/**
 * Builds the calculator of a page that is about no vehicle; undefined if the dealer offers no finance (FIN-06). `lent` is
 * a loan of a vehicle in stock.
 */
export const buildDealerCalculatorSection = (
  finance: FinanceSwitches,
  lent?: ExampleLoan,
): DealerCalculatorSection | undefined => {
  const calculator = buildDealerCalculator(finance, lent)
  return (
    calculator && {
      calculator: toCalculatorSection(calculator),
      warning: buildComparisonWarning(finance),
      disclaimer: buildDealerDisclaimer(finance),
    }
  )
}
