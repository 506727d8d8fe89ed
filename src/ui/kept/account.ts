import type { ShowToasts } from './awaited'
import { drop, keep, type KeptCar } from './cars'
import { type Done, signedIn } from './signed-in'

/** Whether this dealer's saved cars are favourites, which need no sign-in (ACC-03); said by the page's root. */
const needsNobody = (): boolean => document.documentElement.dataset['saves'] === 'here'

/** Saves a car here at once, or takes it out; a watchlist is for who has signed in (V§5). */
export const toggleHere = (car: KeptCar, saved: boolean): Done => {
  if (saved) return drop('saved', car.id)
  return signedIn() || needsNobody() ? keep('saved', car) : 'sign-in'
}

let followed = false

/** Has this browser's list follow the account's, once a page, where somebody is signed in; else asks nobody anything. */
export const followAccount = (show: ShowToasts): void => {
  if (followed || !signedIn()) return
  followed = true
  import('./sync')
    .then(({ syncAccount }) => syncAccount(show))
    .catch((error: unknown) => console.warn('The list of saved cars could not be brought up to date:', error))
}
