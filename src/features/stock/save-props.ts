import type { ComponentType } from 'react'
import type { CardView } from './card-view'

/** What a card's save control is given. */
export type SaveProps = {
  readonly view: CardView
  /** Has the page draw its toasts from here on. */
  readonly showToasts: (Toaster: ComponentType) => void
}
