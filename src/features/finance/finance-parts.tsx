'use client'

import { useState } from 'react'
import type { CalculatorTerms } from '@/src/domain/finance/calculator'
import type { FinanceSections } from '@/src/domain/finance/finance-sections'
import { useLoadWhenNear } from '@/src/ui/use-when-near'
import type { ReceivedQuote } from './calculator'
import { Disclaimer } from './disclaimer'
import { RepaymentText } from './repayment-text'

const CALCULATOR_ID = 'finance-calculator'
const loadCalculator = () => import('./calculator')
const loadQuote = () => import('./quote')

/** The lender's own example may include other fees than the dealer's. */
const includesText = ({ example }: CalculatorTerms, fees: string): string =>
  example ? `Your own repayment includes ${fees}.` : `Includes ${fees}.`

/** The calculator: the HTML has an example; its sliders load near the viewport, in reserved space. */
const CalculatorSection = ({
  car_id,
  warning,
  calculator: { terms, example, fees },
  quote,
}: Pick<FinanceSections, 'car_id' | 'warning'> &
  Required<Pick<FinanceSections, 'calculator'>> & { quote: ReceivedQuote | undefined }) => {
  const loaded = useLoadWhenNear(CALCULATOR_ID, loadCalculator)
  return (
    <section id={CALCULATOR_ID} aria-labelledby="finance-calculator-title" className="vehicle-part finance-calculator">
      <h2 id="finance-calculator-title">Finance calculator</h2>
      {loaded ? (
        <loaded.Calculator terms={terms} quote={quote} car_id={car_id} />
      ) : (
        <>
          <p className="finance-example">{terms.example ?? <RepaymentText {...example} />}</p>
          <div className={terms.isRateFixed ? 'finance-controls finance-fixed' : 'finance-controls'} />
        </>
      )}
      <div className="finance-small">
        {quote ? <p>Includes the fees in the quote below.</p> : fees && <p>{includesText(terms, fees)}</p>}
        <p>*{warning}</p>
      </div>
    </section>
  )
}

const QUOTE_ID = 'finance-quote'

/**
 * A quote, requested when it or the calculator above it is near the viewport; renders nothing until the quote arrives,
 * or without one (FIN-04).
 */
const QuoteSection = ({
  quote,
  warning,
  triggerId,
  onQuote,
  roundUp,
}: Required<Pick<FinanceSections, 'quote'>> &
  Pick<FinanceSections, 'warning'> & {
    triggerId: string
    onQuote: (quote: ReceivedQuote) => void
    roundUp: boolean
  }) => {
  const loaded = useLoadWhenNear(triggerId, loadQuote)
  return (
    <div id={QUOTE_ID} className="finance-quote">
      {loaded && (
        <loaded.Quote containerId={QUOTE_ID} request={quote} warning={warning} onQuote={onQuote} roundUp={roundUp} />
      )}
    </div>
  )
}

/**
 * Finance on a vehicle page: calculator, quote and disclaimer (FIN-02 to FIN-05). A client component: the page then
 * carries its data instead of a second copy of the markup (docs/decisions/0005).
 */
export const FinanceParts = ({ car_id, warning, calculator, quote, disclaimer }: FinanceSections) => {
  // The calculator starts anew with a quote, so that both show the same repayment (SHP-05).
  const [received, setReceived] = useState<ReceivedQuote>()
  return (
    <>
      {calculator && <CalculatorSection car_id={car_id} warning={warning} calculator={calculator} quote={received} />}
      {quote && (
        <QuoteSection
          quote={quote}
          warning={warning}
          triggerId={calculator ? CALCULATOR_ID : QUOTE_ID}
          onQuote={setReceived}
          roundUp={calculator?.terms.roundUp ?? false}
        />
      )}
      {disclaimer && <Disclaimer car_id={car_id} {...disclaimer} />}
    </>
  )
}
