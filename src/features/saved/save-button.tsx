'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { syncAccountOnce, toggleSaved } from '@/src/shared/saved-vehicles/toggle-saved'
import { isSaved, addVehicle, type StoredVehicle, watchVehicles } from '@/src/shared/saved-vehicles/stored-vehicles'

type Props = {
  readonly vehicle: StoredVehicle
  /** The vehicle may not be saved (any more): the button shows only where it is saved already, to remove it. */
  readonly onlyRemovable: boolean
  /** An icon in the bar of phones; its label is read out. */
  readonly compact?: boolean
  /** Where a browser without script saves the vehicle: in the account, after a sign-in. */
  readonly signInHref: string | undefined
}

/**
 * Saves a vehicle and removes it again (CARD-06, SHP-01), in this browser at once and then in the account if there is
 * one. Opening the page also adds the vehicle to those the shopper has viewed.
 */
export const SaveButton = ({ vehicle, onlyRemovable, compact = false, signInHref }: Props) => {
  const saved = useSyncExternalStore(
    watchVehicles,
    () => isSaved(vehicle.id),
    () => false,
  )
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    addVehicle('viewed', vehicle)
    syncAccountOnce({ showToasts: (LoadedToaster) => setToaster(() => LoadedToaster) })
  }, [vehicle])

  const toggle = async (): Promise<void> => {
    const isStored = toggleSaved(vehicle, saved)
    const { finishSaving, Toaster: LoadedToaster } = await import('@/src/shared/saved-vehicles/save-toast')
    setToaster(() => LoadedToaster)
    await finishSaving(vehicle, !saved, isStored)
  }

  if (onlyRemovable && !saved) return null
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        onClick={() => void toggle()}
        className={compact ? 'bar-button' : button('secondary', 'md', 'save')}
      >
        <Icon
          name="heart"
          className={saved ? 'text-accent size-5 [--icon-fill:currentColor] forced-colors:text-[ButtonText]' : 'size-5'}
        />
        <span>{saved ? 'Saved' : 'Save'}</span>
      </button>
      {signInHref && (
        <noscript>
          <a href={signInHref} className={compact ? 'bar-button' : button('secondary', 'md')}>
            <Icon name="heart" className="size-5" />
            Save
          </a>
        </noscript>
      )}
      {Toaster && <Toaster />}
    </>
  )
}
