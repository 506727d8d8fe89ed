import type { CalculatorSection } from '@/src/domain/finance/calculator-section'
import { RepaymentText } from './repayment-text'

/** The repayment of the first loan, and the space of the sliders until they have loaded. */
export const CalculatorPlaceholder = ({ terms, example }: Pick<CalculatorSection, 'terms' | 'example'>) => (
  <>
    <p className="finance-example">{terms.example ?? <RepaymentText {...example} />}</p>
    <div className={terms.isRateFixed ? 'finance-controls finance-fixed' : 'finance-controls'} />
  </>
)
