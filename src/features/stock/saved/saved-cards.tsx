'use client'

import type { ReactNode } from 'react'
import { CompareCheckbox } from '@/src/shared/saved-vehicles/compare-form'
import { useSiteBasics } from '@/src/shared/site-basics'
import { CardListParts } from '../card/card-controls-slot'
import { cardLayoutOf } from '../card/card-photo-sources'
import type { CardView } from '../card/card-view'
import { nameOf } from '../card/card-save'
import { VehicleCard } from '../card/vehicle-card'
import { gridAttributes } from '../search/results/grid-attributes'

/** A saved vehicle: its card, and what has changed since it was saved. */
export type SavedCard = {
  readonly view: CardView
  /** `$1,000 less than before`. */
  readonly priceDrop?: string
  /** `Reserved`. */
  readonly note?: string
}

/** The list that saved cards are in: below each its changes, the choice to compare it, and a way to remove it. */
export const SavedCardGrid = ({
  cards,
  renderRemove,
}: {
  cards: readonly SavedCard[]
  renderRemove: (view: CardView) => ReactNode
}) => {
  const look = { ...useSiteBasics().look, search_layout: 'grid' } as const
  return (
    <div className="results">
      <ul {...gridAttributes(look)}>
        {cards.map(({ view, priceDrop, note }, index) => (
          <li key={view.id} className="flex flex-col">
            <VehicleCard view={view} layout={cardLayoutOf(look)} as="h2" eager={index < 2} />
            {priceDrop && <p className="px-3 pt-2 text-sm font-semibold">{priceDrop}</p>}
            {note && <p className="text-muted px-3 pt-2 text-sm">{note}</p>}
            <div className="flex flex-wrap items-center justify-between">
              <CompareCheckbox id={view.id} title={nameOf(view)} />
              {renderRemove(view)}
            </div>
          </li>
        ))}
      </ul>
      <CardListParts />
    </div>
  )
}

export const REMOVE_CLASS = 'text-accent-text min-h-11 px-3 text-left underline underline-offset-4'

/** Saved vehicles of an account. Removing works without script. */
export const AccountSavedCards = ({
  cards,
  phone,
  page,
}: {
  cards: readonly SavedCard[]
  phone: string
  /** Page to return to after removing a vehicle. */
  page: string
}) => (
  <SavedCardGrid
    cards={cards}
    renderRemove={(view) => (
      <form action="/api/watchlist/remove-car" method="post">
        <input type="hidden" name="phone_number" value={phone} />
        <input type="hidden" name="car_id" value={view.id} />
        <input type="hidden" name="page" value={page} />
        <button type="submit" className={REMOVE_CLASS}>
          Remove<span className="sr-only"> {nameOf(view)}</span>
        </button>
      </form>
    )}
  />
)
