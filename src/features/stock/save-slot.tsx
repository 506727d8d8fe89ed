'use client'

import { useSyncExternalStore, type ComponentType } from 'react'
import { onNear } from '@/src/ui/on-near'
import type { CardView } from './card-view'
import type { SaveProps } from './save-props'

/** Loaded once a card is near the viewport, and on the first save; the page's HTML has neither. */
type Parts = { readonly Save?: ComponentType<SaveProps>; readonly Toaster?: ComponentType }

let parts: Parts = {}
let asked = false
const watchers = new Set<() => void>()

const add = (more: Parts): void => {
  parts = { ...parts, ...more }
  for (const tell of watchers) tell()
}

const ask = (): void => {
  if (asked) return
  asked = true
  onNear(document.querySelector('[data-car]'), () => {
    import('./card-save').then(
      ({ CardSave }) => add({ Save: CardSave }),
      (error: unknown) => console.warn('The save button of cards could not be loaded:', error),
    )
  })
}

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell)
  ask()
  return () => void watchers.delete(tell)
}

const none: Parts = {}
const useParts = (): Parts =>
  useSyncExternalStore(
    watch,
    () => parts,
    () => none,
  )

const showToasts = (Toaster: ComponentType): void => add({ Toaster })

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
