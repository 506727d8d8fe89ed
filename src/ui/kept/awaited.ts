import type { ComponentType } from 'react'
import type { KeptCar } from './cars'

/** Has the page draw its toasts from here on. */
export type ShowToasts = (Toaster: ComponentType) => void

const key = 'forecourt-saving'

/** Remembers the car whose saving leads to the sign-in, so that it is said afterwards. */
export const awaitSaving = (car: KeptCar): void => {
  try {
    sessionStorage.setItem(key, car.id)
  } catch {
    // Then it is saved without a word.
  }
}

/** The car that was to be saved, where it is among these by now; asked once. */
export const takeAwaited = (cars: readonly KeptCar[]): KeptCar | undefined => {
  try {
    const id = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return cars.find((one) => one.id === id)
  } catch {
    return undefined
  }
}
