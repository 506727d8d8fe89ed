'use client'

import { memo } from 'react'
import { useSiteBasics } from '@/src/shared/site-basics'
import { SaveSlot } from './card-controls-slot'
import type { CardLayout } from './card-photo-sources'
import type { CardView } from './card-view'
import { cardVariants } from './variants'

type Props = {
  view: CardView
  /** Layout around the card: a grid of results, or a strip that is swiped. */
  layout?: CardLayout
  /** First card of a page: its photo loads at once. */
  priority?: boolean
  /** Another card of the first row: its photo does not load lazily. */
  eager?: boolean
  /** Heading level in the page around it. */
  as?: 'h2' | 'h3'
}

/**
 * Card of a vehicle in the style of the dealer's theme: the complete card links to its page, and its status is a class
 * (CARD-01, CARD-06). A client component: the page then carries the card's data instead of a second copy of the markup.
 */
const Card = ({ view, layout = 'grid', priority = false, eager = priority, as = 'h3' }: Props) => {
  const { card } = useSiteBasics().look
  const Variant = cardVariants[card]
  return (
    <article data-car={view.id} className={`car-${view.status} card card-${card}`}>
      <Variant view={view} as={as} photo={{ view, layout, priority, eager }} />
      <SaveSlot view={view} />
    </article>
  )
}

export const VehicleCard = memo(Card)
