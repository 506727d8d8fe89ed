'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { followAccount, toggleHere } from '@/src/ui/kept/account'
import { isSaved, keep, type KeptCar, watchKept } from '@/src/ui/kept/cars'

/**
 * Saves a car, and takes it out again (V§4): at once here, then in the account; a sold one is only taken out. Remembers
 * besides that it was looked at.
 */
export const SaveButton = ({ car, sold }: { car: KeptCar; sold: boolean }) => {
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

  if (sold && !saved) return null
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
