import type { ComponentType } from 'react'
import type { KeptCar } from './cars'

/** Makes the page render its toasts with this component. */
export type ShowToasts = (Toaster: ComponentType) => void

const key = 'forecourt-saving'

/** Remembers the vehicle to save after the sign-in, so that a toast can confirm it afterwards. */
export const awaitSaving = (car: KeptCar): void => {
  try {
    sessionStorage.setItem(key, car.id)
  } catch {
    // Then it is saved without a toast.
  }
}

/** Returns the vehicle to save if it is now among these, and forgets it. */
export const takeAwaited = (cars: readonly KeptCar[]): KeptCar | undefined => {
  try {
    const id = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return cars.find((one) => one.id === id)
  } catch {
    return undefined
  }
}
