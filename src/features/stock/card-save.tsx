import { useEffect, useSyncExternalStore, type MouseEvent } from 'react'
import { Icon } from '@/src/ui/icon'
import { followAccount, toggleHere } from '@/src/ui/kept/account'
import { isSaved, type KeptCar, watchKept } from '@/src/ui/kept/cars'
import type { Done } from '@/src/ui/kept/signed-in'
import type { CardView } from './card-view'
import type { SaveProps } from './save-props'

const nameOf = ({ title, subtitle }: CardView): string => [title, subtitle].filter(Boolean).join(' ')

/** Returns the vehicle as stored in this browser. The card's title is year, make and model; `makeLength` splits it. */
export const keptOf = (view: CardView, make: number): KeptCar => {
  const named = view.title.slice(view.title.indexOf(' ') + 1)
  return {
    id: view.id,
    make: named.slice(0, make),
    model: named.slice(make + 1),
    slug: view.href.slice('/cars/'.length),
    title: nameOf(view),
    photo: view.photo,
  }
}

const finish = async ({ view, showToasts }: SaveProps, wanted: boolean, done: Done): Promise<void> => {
  const { finishSaving, Toaster } = await import('@/src/ui/kept/save-toast')
  showToasts(Toaster)
  await finishSaving(keptOf(view, view.save ?? 0), wanted, done)
}

/** Saves a vehicle and removes it again. One that may not be saved can only be removed (CARD-06). */
export const CardSave = (props: SaveProps) => {
  const { view, showToasts } = props
  const saved = useSyncExternalStore(
    watchKept,
    () => isSaved(view.id),
    () => false,
  )
  useEffect(() => followAccount(showToasts), [showToasts])
  const { save } = view
  if (save === undefined && !saved) return null

  const toggle = ({ currentTarget }: MouseEvent): void => {
    // The button is removed with the vehicle: the focus moves to the card.
    if (save === undefined) currentTarget.closest('article')?.querySelector('a')?.focus()
    void finish(props, !saved, toggleHere(keptOf(view, save ?? 0), saved))
  }
  return (
    <button type="button" className="card-save" aria-pressed={saved} onClick={toggle}>
      <Icon name="heart" />
      <span className="sr-only">Save {nameOf(view)}</span>
    </button>
  )
}
