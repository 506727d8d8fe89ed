'use client'

import type { LoadCalculator as Calculator } from '@/src/domain/load/load-items'
import { formatInteger } from '@/src/domain/text/numbers'
import { useLoadWhenNear } from '@/src/ui/use-when-near'

const SECTION_ID = 'load-calculator'
const loadForm = () => import('./load-form')

/**
 * The rest of a vehicle's payload (SHP-06). The HTML has the result for the first amounts; the form loads when it is
 * near the viewport, in space reserved for it.
 */
export const LoadCalculator = ({
  calculator,
  noun,
  defaultText,
}: {
  calculator: Calculator
  noun: string
  defaultText: string
}) => {
  const loaded = useLoadWhenNear(SECTION_ID, loadForm)
  return (
    <section id={SECTION_ID} aria-labelledby="load-title" className="vehicle-part">
      <h2 id="load-title">Payload calculator</h2>
      <p>
        This {noun} may carry up to {formatInteger(calculator.payload)} kg (its payload). Everything that you add
        counts.
      </p>
      {loaded ? (
        <loaded.LoadForm calculator={calculator} />
      ) : (
        <>
          <p className="finance-example">{defaultText}</p>
          <div className="running-costs-fields" />
        </>
      )}
    </section>
  )
}
