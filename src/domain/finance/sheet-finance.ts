import { clampToTerms, isInitialLoan, type Loan } from './calculator'
import { calculateLoan } from './repayment'
import { buildComparisonWarning } from './disclaimer'
import { findFinanceExample } from './estimate'
import type { FinancedVehicle, FinanceLocation, FinanceSwitches } from './financed-vehicle'
import { buildCalculatorTerms } from './calculator-terms'
import { formatExampleSentences, formatLoanRates, formatLoanValues } from './calculator-text'

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
