'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { drop, isSaved, keep, type KeptCar, watchKept } from '@/src/ui/kept/cars'

/**
 * Saves a car in this browser, and takes it out again (V§4); a sold one is only taken out. Remembers besides that it was
 * looked at.
 */
export const SaveButton = ({ car, sold }: { car: KeptCar; sold: boolean }) => {
  const saved = useSyncExternalStore(
    watchKept,
    () => isSaved(car.id),
    () => false,
  )
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => void keep('viewed', car), [car])

  const toggle = async (): Promise<void> => {
    const done = saved ? drop('saved', car.id) : keep('saved', car)
    const { failToast, saveToast, Toaster: shown } = await import('@/src/ui/kept/save-toast')
    setToaster(() => shown)
    if (!done) return failToast()
    saveToast(car.title, !saved)
    document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id: 39, car_id: car.id } }))
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
