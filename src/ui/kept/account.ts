import type { ShowToasts } from './awaited'
import { drop, keep, type KeptCar } from './cars'
import { type Done, signedIn } from './signed-in'

/**
 * Returns whether saving needs no sign-in: this dealer has favourites, not a watchlist (ACC-03). Set on the page's
 * root.
 */
const needsNobody = (): boolean => document.documentElement.dataset['saves'] === 'here'

/** Saves a vehicle in this browser at once, or removes it; a watchlist needs a signed-in shopper (ACC-02). */
export const toggleHere = (car: KeptCar, saved: boolean): Done => {
  if (saved) return drop('saved', car.id)
  return signedIn() || needsNobody() ? keep('saved', car) : 'sign-in'
}

let followed = false

/** Syncs this browser's list with the account, once per page and only if a shopper is signed in. */
export const followAccount = (show: ShowToasts): void => {
  if (followed || !signedIn()) return
  followed = true
  import('./sync')
    .then(({ syncAccount }) => syncAccount(show))
    .catch((error: unknown) => console.warn('The saved vehicles could not be synchronised:', error))
}
