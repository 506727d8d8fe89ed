import type { ComponentType } from 'react'
import type { CardView } from './card-view'

/** Props of a card's save button. */
export type CardSaveButtonProps = {
  readonly view: CardView
  /** Makes the page render toasts from then on. */
  readonly showToasts: (Toaster: ComponentType) => void
}
