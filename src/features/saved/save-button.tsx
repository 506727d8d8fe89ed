'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { followAccount, toggleHere } from '@/src/ui/kept/account'
import { isSaved, keep, type KeptCar, watchKept } from '@/src/ui/kept/cars'

type Props = {
  readonly car: KeptCar
  /** The vehicle may not be saved (any more): the button shows only where it is saved already, to remove it. */
  readonly onlyRemovable: boolean
}

/**
 * Saves a vehicle and removes it again (CARD-06), in this browser at once and then in the account. Opening the page
 * also adds the vehicle to those the shopper has viewed.
 */
export const SaveButton = ({ car, onlyRemovable }: Props) => {
  const saved = useSyncExternalStore(
    watchKept,
    () => isSaved(car.id),
    () => false,
  )
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    keep('viewed', car)
    followAccount((shown) => setToaster(() => shown))
  }, [car])

  const toggle = async (): Promise<void> => {
    const done = toggleHere(car, saved)
    const { finishSaving, Toaster: shown } = await import('@/src/ui/kept/save-toast')
    setToaster(() => shown)
    await finishSaving(car, !saved, done)
  }

  if (onlyRemovable && !saved) return null
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        onClick={() => void toggle()}
        className={button('secondary', 'md', 'save')}
      >
        <Icon name="heart" className={saved ? 'fill-accent text-accent size-5' : 'size-5'} />
        {saved ? 'Saved' : 'Save'}
      </button>
      {Toaster && <Toaster />}
    </>
  )
}
