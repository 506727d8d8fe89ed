'use client'

import { useSyncExternalStore, type ComponentType } from 'react'
import { onNear } from '@/src/ui/on-near'
import type { CardView } from './card-view'
import type { SaveProps } from './save-props'

/** What is fetched once a card is near the screen, and on the first save: a page's HTML has nothing of either. */
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
      (error: unknown) => console.warn('Cars cannot be saved from here:', error),
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

/** The save control of a card, over its photo: nothing moves when it comes (CARD-01). */
export const SaveSlot = ({ view }: { view: CardView }) => {
  const { Save } = useParts()
  return Save ? <Save view={view} showToasts={showToasts} /> : null
}

/** Where a list of cards says what was saved: it outlives each of its cards. */
export const SaveToasts = () => {
  const { Toaster } = useParts()
  return Toaster ? <Toaster /> : null
}
