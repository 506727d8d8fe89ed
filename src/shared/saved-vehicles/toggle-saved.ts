import type { ShowToasts } from './pending-save'
import { removeVehicle, addVehicle, type StoredVehicle } from './stored-vehicles'
import { type ToggleResult, isSignedIn } from './signed-in'

/**
 * Returns whether saving needs no sign-in: this dealer has favourites, not a watchlist (ACC-03). Set on the page's
 * root.
 */
const savesWithoutSignIn = (): boolean => document.documentElement.dataset['saves'] === 'here'

/** Saves a vehicle in this browser at once, or removes it; a watchlist needs a signed-in shopper (ACC-02). */
export const toggleSaved = (vehicle: StoredVehicle, saved: boolean): ToggleResult => {
  if (saved) return removeVehicle('saved', vehicle.id)
  return isSignedIn() || savesWithoutSignIn() ? addVehicle('saved', vehicle) : 'sign-in'
}

let hasSynced = false

/** Syncs this browser's list with the account, once per page and only if a shopper is signed in. */
export const syncAccountOnce = (showToasts: ShowToasts): void => {
  if (hasSynced || !isSignedIn()) return
  hasSynced = true
  import('./sync-account')
    .then(({ syncAccount }) => syncAccount(showToasts))
    .catch((error: unknown) => console.warn('The saved vehicles could not be synchronised:', error))
}
