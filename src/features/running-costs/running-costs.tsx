'use client'

import type { RunningCosts as Costs } from '@/src/domain/running-costs/running-costs'
import { useWhenNear } from '@/src/ui/use-when-near'

const id = 'running-costs'
const load = () => import('./running-costs-form')

const titles = { fuel: 'Fuel cost calculator', electricity: 'Charging cost calculator' } as const

/**
 * What it costs to drive this vehicle for a week (CALC-01): `usual`, the usual week, in the HTML, its fields when they are near, in
 * room kept for them.
 */
export const RunningCosts = ({ costs, usual }: { costs: Costs; usual: string }) => {
  const loaded = useWhenNear(id, load)
  return (
    <section id={id} aria-labelledby="running-costs-title" className="vehicle-part">
      <h2 id="running-costs-title">{titles[costs.kind]}</h2>
      {loaded ? (
        <loaded.RunningCostsForm costs={costs} />
      ) : (
        <>
          <p className="finance-example">{usual}</p>
          <div className="running-costs-fields" />
        </>
      )}
    </section>
  )
}
