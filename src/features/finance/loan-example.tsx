import { formatLoanTerms, formatRepayment } from '@/src/domain/finance/calculator-text'
import { isInitialLoan, type CalculatorTerms, type Loan } from '@/src/domain/finance/calculator'
import type { LoanResult } from '@/src/domain/finance/repayment'
import { RepaymentText } from './repayment-text'

/** Replaces the repayment while a field has an invalid value. */
export const CORRECT_VALUES_TEXT = 'Correct the values below to see a repayment.'

/** A repayment with its rate and comparison rate, all in one size (FIN-07); the lender's example until a value changes. */
export const LoanExample = ({
  loan,
  result,
  terms,
  hasErrors = false,
}: {
  loan: Loan
  result: LoanResult
  terms: CalculatorTerms
  /** A field has an invalid value: a repayment would not be that of the values beside it. */
  hasErrors?: boolean
}) => (
  <p className="finance-example">
    {hasErrors ? (
      CORRECT_VALUES_TEXT
    ) : terms.example && isInitialLoan(loan, terms) ? (
      terms.example
    ) : (
      <RepaymentText
        repayment={formatRepayment(result, loan.frequency)}
        loan={formatLoanTerms(loan, result, terms.isRateFixed)}
      />
    )}
  </p>
)
