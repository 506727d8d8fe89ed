import type { CalculatorTerms } from '@/src/domain/finance/calculator'
import type { CalculatorSection } from '@/src/domain/finance/calculator-section'
import { useLoadWhenNear } from '@/src/ui/use-when-near'
import type { CalculatorProps } from './calculator'
import { CALCULATOR_ID } from './calculator-id'
import { CalculatorPlaceholder } from './calculator-placeholder'

const loadCalculator = () => import('./calculator')

/** The lender's own example may include other fees than the dealer's. */
const includesText = ({ example }: CalculatorTerms, fees: string): string =>
  example ? `Your own repayment includes ${fees}.` : `Includes ${fees}.`

type Props = Omit<CalculatorProps, 'terms'> & {
  calculator: CalculatorSection
  warning: string
}

/**
 * The inside of the element whose id is `CALCULATOR_ID`: the HTML has an example; the sliders load near the viewport, in
 * reserved space.
 */
export const CalculatorBody = ({ calculator: { terms, example, fees }, warning, ...rest }: Props) => {
  const loaded = useLoadWhenNear(CALCULATOR_ID, loadCalculator)
  return (
    <>
      {loaded ? (
        <loaded.Calculator terms={terms} {...rest} />
      ) : (
        <CalculatorPlaceholder terms={terms} example={example} />
      )}
      <div className="finance-small">
        {rest.quote ? <p>Includes the fees in the quote below.</p> : fees && <p>{includesText(terms, fees)}</p>}
        <p>*{warning}</p>
      </div>
    </>
  )
}
