'use client'

import { useSyncExternalStore } from 'react'
import { setPriceDisplay, watchPriceDisplay, priceDisplay, type PriceDisplay } from '@/src/shared/price-display'

const choices = [
  ['cash', 'Cash'],
  ['finance', 'Finance'],
] as const satisfies readonly (readonly [PriceDisplay, string])[]

/** Shows the prices of all cards as cash, or with the lender's weekly estimate first (CARD-04). */
export const PriceSwitch = () => {
  const current = useSyncExternalStore(watchPriceDisplay, priceDisplay, () => 'cash')
  return (
    <div role="group" aria-label="Show prices as" className="price-switch">
      {choices.map(([choice, label]) => (
        <button key={choice} type="button" aria-pressed={current === choice} onClick={() => setPriceDisplay(choice)}>
          {label}
        </button>
      ))}
    </div>
  )
}
