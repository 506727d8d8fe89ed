import type { ComponentType } from 'react'
import { drop, keep, type KeptCar } from './cars'

/** Whether this browser says that somebody is signed in; the server alone knows whether it is so. */
export const signedIn = (): boolean => /(?:^|;\s*)forecourt-signed-in=1(?:;|$)/.test(document.cookie)

/** Whether this dealer's saved cars are favourites, which need no sign-in (ACC-03); said by the page's root. */
const needsNobody = (): boolean => document.documentElement.dataset['saves'] === 'here'

/** What became of a press: done in this browser, not possible in it, or a matter of signing in first. */
export type Done = boolean | 'sign-in'

/** Saves a car here at once, or takes it out; a watchlist is for who has signed in (V§5). */
export const toggleHere = (car: KeptCar, saved: boolean): Done => {
  if (saved) return drop('saved', car.id)
  return signedIn() || needsNobody() ? keep('saved', car) : 'sign-in'
}

/** Has the page draw its toasts from here on. */
export type ShowToasts = (Toaster: ComponentType) => void

let followed = false

/** Has this browser's list follow the account's, once a page, where somebody is signed in; else asks nobody anything. */
export const followAccount = (show: ShowToasts): void => {
  if (followed || !signedIn()) return
  followed = true
  import('./sync').then(
    ({ syncAccount }) => syncAccount(show),
    (error: unknown) => console.warn('The list of saved cars could not be brought up to date:', error),
  )
}
