import { formatLoanTerms, formatRepayment } from '@/src/domain/finance/calculator-text'
import type { Loan, LoanResult } from '@/src/domain/finance/calculator'

/** A repayment with its rate and comparison rate, all in one size (FIN-07). */
export const LoanExample = ({ loan, result, fixed }: { loan: Loan; result: LoanResult; fixed: boolean }) => (
  <p className="finance-example">
    Est. <b>{formatRepayment(result, loan.frequency)}</b> for {formatLoanTerms(loan, result, fixed)}
  </p>
)
