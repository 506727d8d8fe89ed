'use client'

import { useSyncExternalStore } from 'react'
import { useSiteBasics } from '@/src/shared/site-basics'
import { setPriceDisplay, watchPriceDisplay, priceDisplay, type PriceDisplay } from '@/src/shared/price-display'

const choices = ['cash', 'finance'] as const satisfies readonly PriceDisplay[]

type Props = {
  /** True where the first price is a subscription's; by default if that is so on most cards of the dealer. */
  readonly isSubscription?: boolean
}

/** Shows the prices of all cards as cash or subscription, or with the lender's weekly estimate first (CARD-04). */
export const PriceSwitch = ({ isSubscription }: Props) => {
  const { leadsWithSubscription } = useSiteBasics()
  const labels = { cash: (isSubscription ?? leadsWithSubscription) ? 'Subscription' : 'Cash', finance: 'Finance' }
  const current = useSyncExternalStore(watchPriceDisplay, priceDisplay, () => 'cash')
  return (
    <div role="group" aria-label="Show prices as" className="price-switch">
      {choices.map((choice) => (
        <button key={choice} type="button" aria-pressed={current === choice} onClick={() => setPriceDisplay(choice)}>
          {labels[choice]}
        </button>
      ))}
    </div>
  )
}
