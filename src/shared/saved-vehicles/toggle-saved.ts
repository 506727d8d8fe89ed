import { removeVehicle, addVehicle, type StoredVehicle } from './stored-vehicles'
import { isSignedIn } from './signed-in'

/** Saves a vehicle in this browser at once, or removes it; false if the browser cannot store it (SHP-01). */
export const toggleSaved = (vehicle: StoredVehicle, saved: boolean): boolean =>
  saved ? removeVehicle('saved', vehicle.id) : addVehicle('saved', vehicle)

let hasSynced = false

/**
 * Syncs this browser's list with the account, once per page and only if a shopper is signed in. Calls back if the
 * account gained vehicles.
 */
export const syncAccountOnce = (onMerged?: () => void): void => {
  if (hasSynced || !isSignedIn()) return
  hasSynced = true
  import('./sync-account')
    .then(({ syncAccount }) => syncAccount())
    .then((hasMerged) => (hasMerged ? onMerged?.() : undefined))
    .catch((error: unknown) => console.warn('The saved vehicles could not be synchronised:', error))
}
