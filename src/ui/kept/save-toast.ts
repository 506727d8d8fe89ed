import { toasts } from '../toasts/toasts'
import { awaitSaving } from './awaited'
import { drop, keep, type KeptCar } from './cars'
import { type Done, signedIn } from './signed-in'

export { Toaster } from '../toasts/toaster'

/** The texts that confirm a change (ACC-02); their wording is fixed by the specification. */
const saveToast = (name: string, saved: boolean): void => {
  toasts.show({
    title: saved ? 'Car Saved In Watchlist' : 'Car Removed',
    text: saved ? `${name} is now available in your watchlist` : `${name} is no longer in your watchlist`,
    action: { label: 'View List', run: () => location.assign('/watchlist') },
  })
}

const failToast = (): void => {
  toasts.show({ text: 'This browser keeps nothing: allow it to store data for this site, then save again.' })
}

/** Shows the confirmation, and reports the event to analytics (ANL-01). */
export const saidSaved = (car: KeptCar, saved: boolean): void => {
  saveToast(car.title, saved)
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id: 39, car_id: car.id } }))
}

/** A watchlist needs a signed-in shopper (ACC-02). The vehicle is passed along and saved after the sign-in. */
const goToSignIn = (car: KeptCar): void => {
  awaitSaving(car)
  const here = `${location.pathname}${location.search}`
  const query = new URLSearchParams({ type: 'watchlist', redirect: here, back: here, save: car.id })
  location.assign(`/sign-in?${query.toString()}`)
}

const unexpected = 'An unexpected error occured'

/** Changes the account. Null if it succeeded, else the error message. */
const change = async (car: KeptCar, wanted: boolean): Promise<string | null> => {
  const { account } = await import('./who')
  const me = await account()
  if (!me) return 'Please sign in to save cars.'
  const answer = await fetch(`/api/watchlist/${wanted ? 'save-car' : 'remove-car'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ phone_number: me.phone_number, car_id: car.id }),
  })
  // Already removed on another device, which is the intended result.
  if (answer.ok || (!wanted && answer.status === 404)) return null
  const { message } = (await answer.json()) as { readonly message?: unknown }
  return typeof message === 'string' ? message : unexpected
}

const failure = async (car: KeptCar, wanted: boolean): Promise<string | null> => {
  try {
    return await change(car, wanted)
  } catch (error) {
    console.warn('The account could not be changed:', error)
    return unexpected
  }
}

/**
 * Completes a change that was made in this browser (ACC-02): updates the account if there is one, then shows the toast
 * and reports event 39. A failure reverts the change and shows an alert.
 */
export const finishSaving = async (car: KeptCar, wanted: boolean, done: Done): Promise<void> => {
  if (done === 'sign-in') return goToSignIn(car)
  if (!done) return failToast()
  const failed = signedIn() ? await failure(car, wanted) : null
  // Repeated, because a sync may meanwhile have restored the account's earlier list.
  if (wanted === (failed === null)) keep('saved', car)
  else drop('saved', car.id)
  if (failed === null) return saidSaved(car, wanted)
  alert(failed)
}
