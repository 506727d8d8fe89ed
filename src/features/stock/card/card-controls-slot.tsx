'use client'

import { useSyncExternalStore, type ComponentType } from 'react'
import { onceNear } from '@/src/ui/on-near'
import type { CardLayout } from './card-photo-sources'
import type { CardView } from './card-view'
import type * as LoadedControls from './loaded-controls'

/** Loaded once a card is on the screen, and on the first toast; the page's HTML has neither. */
type LoadedParts = {
  readonly controls?: typeof LoadedControls
  readonly Toaster?: ComponentType
}

let parts: LoadedParts = {}
let requested = false
const listeners = new Set<() => void>()

const addParts = (newParts: LoadedParts): void => {
  parts = { ...parts, ...newParts }
  for (const notify of listeners) notify()
}

const requestControls = (): void => {
  if (requested) return
  requested = true
  // The list, not its first card: a page that a shopper returns to may be scrolled far past that one.
  const list = document.querySelector(':has(> li > [data-car])')
  const load = () => {
    import('./loaded-controls').then(
      (controls) => addParts({ controls }),
      (error: unknown) => console.warn('The controls of cards could not be loaded:', error),
    )
  }
  // Not before it is on the screen: the controls are on top of the photos, and the first cards of a home page are often
  // just below its first screen.
  onceNear(list, load, 0)
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify)
  requestControls()
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
  const Save = useParts().controls?.CardSaveButton
  return Save ? <Save view={view} showToasts={showToasts} /> : null
}

/** The vehicle's other photos, on top of the first (SHP-07). */
export const PhotosSlot = ({ view, layout }: { view: CardView; layout: CardLayout }) => {
  const Photos = useParts().controls?.CardPhotos
  return Photos ? <Photos view={view} layout={layout} /> : null
}

/** A link to the comparison until the button is loaded that takes its place, in the same size (SHP-03). */
export const CompareSlot = ({ view, href }: { view: CardView; href: string }) => {
  const Compare = useParts().controls?.CardCompareButton
  return Compare ? (
    <Compare view={view} showToasts={showToasts} />
  ) : (
    <a href={href} className="card-compare" rel="nofollow">
      Compare<span className="sr-only">: {view.title}</span>
    </a>
  )
}

/** The parts that a list of cards has once: toasts, which outlive each card, and the vehicles chosen to compare. */
export const CardListParts = () => {
  const { Toaster, controls } = useParts()
  return (
    <>
      {controls && <controls.CompareBar />}
      {Toaster && <Toaster />}
    </>
  )
}
