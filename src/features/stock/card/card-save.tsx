import { useEffect, useSyncExternalStore, type MouseEvent } from 'react'
import { Icon } from '@/src/ui/icon'
import { syncAccountOnce, toggleSaved } from '@/src/shared/saved-vehicles/toggle-saved'
import { isSaved, type StoredVehicle, watchVehicles } from '@/src/shared/saved-vehicles/stored-vehicles'
import type { CardView } from './card-view'
import type { CardControlProps } from './card-control-props'

export const nameOf = ({ title, subtitle }: CardView): string => [title, subtitle].filter(Boolean).join(' ')

/** Returns the vehicle as stored in this browser. The card's title is year, make and model; `makeLength` splits it. */
export const toStoredVehicle = (view: CardView, makeLength: number): StoredVehicle => {
  const makeAndModel = view.title.slice(view.title.indexOf(' ') + 1)
  return {
    id: view.id,
    make: makeAndModel.slice(0, makeLength),
    model: view.make_in_model ? makeAndModel : makeAndModel.slice(makeLength + 1),
    slug: view.href.slice('/cars/'.length),
    title: nameOf(view),
    photo: view.photo,
    ...(view.item_type !== undefined && { item_type: view.item_type }),
  }
}

const finishSave = async (
  { view, showToasts }: CardControlProps,
  willBeSaved: boolean,
  isStored: boolean,
): Promise<void> => {
  const { finishSaving, Toaster } = await import('@/src/shared/saved-vehicles/save-toast')
  showToasts(Toaster)
  await finishSaving(toStoredVehicle(view, view.save ?? 0), willBeSaved, isStored)
}

/** Saves a vehicle and removes it again. One that may not be saved can only be removed (CARD-06). */
export const CardSaveButton = (props: CardControlProps) => {
  const { view, showToasts } = props
  const saved = useSyncExternalStore(
    watchVehicles,
    () => isSaved(view.id),
    () => false,
  )
  useEffect(() => syncAccountOnce({ showToasts }), [showToasts])
  const { save } = view
  if (save === undefined && !saved) return null

  const toggle = ({ currentTarget }: MouseEvent): void => {
    // The button is removed with the vehicle: the focus moves to the card.
    if (save === undefined) currentTarget.closest('article')?.querySelector('a')?.focus()
    void finishSave(props, !saved, toggleSaved(toStoredVehicle(view, save ?? 0), saved))
  }
  return (
    <button type="button" className="card-save" aria-pressed={saved} onClick={toggle}>
      <Icon name="heart" />
      <span className="sr-only">Save {nameOf(view)}</span>
    </button>
  )
}
