import { formatLoanTerms, formatRepayment } from '@/src/domain/finance/calculator-text'
import { isInitialLoan, type CalculatorTerms, type Loan, type LoanResult } from '@/src/domain/finance/calculator'

/** A repayment with its rate and comparison rate, all in one size (FIN-07); the lender's example until a value changes. */
export const LoanExample = ({ loan, result, terms }: { loan: Loan; result: LoanResult; terms: CalculatorTerms }) => (
  <p className="finance-example">
    {terms.example && isInitialLoan(loan, terms) ? (
      terms.example
    ) : (
      <>
        Est. <b>{formatRepayment(result, loan.frequency)}</b> for {formatLoanTerms(loan, result, terms.isRateFixed)}
      </>
    )}
  </p>
)
