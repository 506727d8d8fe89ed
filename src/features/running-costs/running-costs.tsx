'use client'

import type { RunningCosts as Costs } from '@/src/domain/running-costs/running-costs'
import { useLoadWhenNear } from '@/src/ui/use-when-near'

const SECTION_ID = 'running-costs'
const loadForm = () => import('./running-costs-form')

const titles = { fuel: 'Fuel cost calculator', electricity: 'Charging cost calculator' } as const

/**
 * Weekly running costs of this vehicle (CALC-01). The HTML has the result for the default week; the form loads when it
 * is near the viewport, in space reserved for it.
 */
export const RunningCosts = ({ costs, defaultText }: { costs: Costs; defaultText: string }) => {
  const loaded = useLoadWhenNear(SECTION_ID, loadForm)
  return (
    <section id={SECTION_ID} aria-labelledby="running-costs-title" className="vehicle-part">
      <h2 id="running-costs-title">{titles[costs.kind]}</h2>
      {loaded ? (
        <loaded.RunningCostsForm costs={costs} />
      ) : (
        <>
          <p className="finance-example">{defaultText}</p>
          <div className="running-costs-fields" />
        </>
      )}
    </section>
  )
}
