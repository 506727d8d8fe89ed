import type { ReactNode } from 'react'
import { useRepayment } from '@/src/shared/repayment'

/**
 * A lender's example where there is no room for its warning: both rates in one size, and a link to the warning, which
 * is beside the price on the same page (docs/decisions/0010).
 */
export const BarEstimate = ({ estimate, children }: { estimate: string; children?: ReactNode }) => (
  <p className="bar-estimate">
    {useRepayment(estimate)} <a href="#finance-warning">*Read the warning</a>
    {children}
  </p>
)
