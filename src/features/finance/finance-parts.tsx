'use client'

import { useState } from 'react'
import type { FinanceSections } from '@/src/domain/finance/finance-sections'
import { useLoadWhenNear } from '@/src/ui/use-when-near'
import type { ReceivedQuote } from './calculator'
import { CalculatorBody } from './calculator-body'
import { CALCULATOR_ID } from './calculator-id'
import { Disclaimer } from './disclaimer'

const loadQuote = () => import('./quote')

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
      {calculator && (
        <section
          id={CALCULATOR_ID}
          aria-labelledby="finance-calculator-title"
          className="vehicle-part finance-calculator"
        >
          <h2 id="finance-calculator-title">Finance calculator</h2>
          <CalculatorBody car_id={car_id} warning={warning} calculator={calculator} quote={received} />
        </section>
      )}
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
