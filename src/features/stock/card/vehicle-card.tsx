'use client'

import { memo } from 'react'
import { compareHref } from '@/src/domain/accounts/compare'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { CardPhoto } from './card-photo'
import { cardButtonHref } from './card-button-href'
import { CardPriceBlock } from './card-price'
import type { CardView } from './card-view'
import type { cardSizes } from './card-photo-sources'
import { CompareSlot, SaveSlot } from './card-controls-slot'

type Props = {
  view: CardView
  /** Layout around the card: a grid of results, or a strip that is swiped. */
  layout?: keyof typeof cardSizes
  /** First card of a page: its photo loads at once. */
  priority?: boolean
  /** Another card of the first row: its photo does not load lazily. */
  eager?: boolean
  /** Heading level in the page around it. */
  as?: 'h2' | 'h3'
}

const CardButtons = ({ view }: { view: CardView }) =>
  view.buttons.length > 0 && (
    <div className="card-buttons">
      {view.buttons.map(([label, key]) => (
        <a key={key} href={cardButtonHref(key, view.href, view.id)}>
          {label}
          <span className="sr-only">{`: ${[view.title, view.subtitle].filter(Boolean).join(' ')}`}</span>
        </a>
      ))}
    </div>
  )

const CardFacts = ({ facts }: { facts: CardView['facts'] }) =>
  facts.length > 0 && (
    <ul className="card-facts">
      {facts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )

/**
 * Card of a vehicle: the complete card links to its page, and its status is a class (CARD-01, CARD-06). A client
 * component: the page then carries the card's data instead of a second copy of the markup.
 */
const Card = ({ view, layout = 'grid', priority = false, eager = priority, as: Heading = 'h3' }: Props) => (
  <article data-car={view.id} className={`car-${view.status} card`}>
    <CardPhoto view={view} layout={layout} priority={priority} eager={eager} />
    <div className="card-body">
      <div>
        <Heading className="card-title">
          <a href={view.href}>{view.title}</a>
        </Heading>
        {view.subtitle !== undefined && (
          <p className="card-subtitle" title={view.subtitle.length > 30 ? view.subtitle : undefined}>
            {view.subtitle}
          </p>
        )}
      </div>
      <CardFacts facts={view.facts} />
      <CardPriceBlock view={view} />
      <div className="card-foot">
        {!isAvailable(view.status) && <p>Like this and want something similar?</p>}
        <CardButtons view={view} />
        {view.compare && <CompareSlot view={view} href={compareHref([view.id])} />}
      </div>
    </div>
    <SaveSlot view={view} />
  </article>
)

export const VehicleCard = memo(Card)
