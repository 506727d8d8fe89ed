'use client'

import { useSyncExternalStore, type ComponentType } from 'react'
import { onceNear } from '@/src/ui/on-near'
import type { CardView } from './card-view'
import type { CardSaveButtonProps } from './save-props'

/** Loaded once a card is near the viewport, and on the first save; the page's HTML has neither. */
type LoadedParts = { readonly Save?: ComponentType<CardSaveButtonProps>; readonly Toaster?: ComponentType }

let parts: LoadedParts = {}
let requested = false
const listeners = new Set<() => void>()

const addParts = (newParts: LoadedParts): void => {
  parts = { ...parts, ...newParts }
  for (const notify of listeners) notify()
}

const requestSaveButton = (): void => {
  if (requested) return
  requested = true
  onceNear(document.querySelector('[data-car]'), () => {
    import('./card-save').then(
      ({ CardSaveButton }) => addParts({ Save: CardSaveButton }),
      (error: unknown) => console.warn('The save button of cards could not be loaded:', error),
    )
  })
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify)
  requestSaveButton()
  return () => void listeners.delete(notify)
}

const noParts: LoadedParts = {}
const useParts = (): LoadedParts =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    () => noParts,
  )

const showToasts = (Toaster: ComponentType): void => addParts({ Toaster })

/** Save button of a card, on top of its photo: nothing moves when it appears (CARD-01). */
export const SaveSlot = ({ view }: { view: CardView }) => {
  const { Save } = useParts()
  return Save ? <Save view={view} showToasts={showToasts} /> : null
}

/** Toasts of a list of cards about saving; they outlive each card. */
export const SaveToasts = () => {
  const { Toaster } = useParts()
  return Toaster ? <Toaster /> : null
}
