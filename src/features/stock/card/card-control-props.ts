import type { ComponentType } from 'react'
import type { CardView } from './card-view'

/** Props of the controls that are added to a card once it is near the viewport. */
export type CardControlProps = {
  readonly view: CardView
  /** Makes the page render toasts from then on. */
  readonly showToasts: (Toaster: ComponentType) => void
}
