import type { ComponentType } from 'react'
import type { StoredVehicle } from './stored-vehicles'

/** Makes the page render its toasts with this component. */
export type ShowToasts = (Toaster: ComponentType) => void

const PENDING_SAVE_KEY = 'forecourt-saving'

/** Remembers the vehicle to save after the sign-in, so that a toast can confirm it afterwards. */
export const rememberPendingSave = (vehicle: StoredVehicle): void => {
  try {
    sessionStorage.setItem(PENDING_SAVE_KEY, vehicle.id)
  } catch {
    // Then it is saved without a toast.
  }
}

/** Returns the vehicle to save if it is now among these, and forgets it. */
export const takePendingSave = (vehicles: readonly StoredVehicle[]): StoredVehicle | undefined => {
  try {
    const id = sessionStorage.getItem(PENDING_SAVE_KEY)
    sessionStorage.removeItem(PENDING_SAVE_KEY)
    return vehicles.find((one) => one.id === id)
  } catch {
    return undefined
  }
}
