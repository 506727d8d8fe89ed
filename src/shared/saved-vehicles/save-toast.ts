import { replaceCarNoun, stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { toasts } from '@/src/ui/toasts/toasts'
import { removeVehicle, addVehicle, type StoredVehicle } from './stored-vehicles'
import { isSignedIn } from './signed-in'

export { Toaster } from '@/src/ui/toasts/toaster'

/** The texts that confirm a change (ACC-02). The specification fixes their wording, with the noun of a car. */
const showSavedToast = ({ title: name, item_type = 'car' }: StoredVehicle, saved: boolean): void => {
  toasts.show({
    title: replaceCarNoun(saved ? 'Car Saved In Watchlist' : 'Car Removed', stockNounOf([item_type])),
    text: saved ? `${name} is now available in your watchlist` : `${name} is no longer in your watchlist`,
    action: { label: 'View List', run: () => location.assign('/watchlist') },
  })
}

const showStorageToast = (): void => {
  toasts.show({ text: 'Your browser doesn’t let this site store data. Allow it to, then save again.' })
}

/** Shows the confirmation, and reports the event to analytics (ANL-01). */
const announceSaved = (vehicle: StoredVehicle, saved: boolean): void => {
  showSavedToast(vehicle, saved)
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id: 39, car_id: vehicle.id } }))
}

const UNEXPECTED_TEXT = 'An unexpected error occured'

/** Changes the account. Null if it succeeded, else the error message. */
const changeAccount = async (vehicle: StoredVehicle, shouldSave: boolean): Promise<string | null> => {
  const { loadAccount } = await import('./load-account')
  const me = await loadAccount()
  if (!me) return 'Please sign in to save vehicles.'
  const answer = await fetch(`/api/watchlist/${shouldSave ? 'save-car' : 'remove-car'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ phone_number: me.phone_number, car_id: vehicle.id }),
  })
  // Already removed on another device, which is the intended result.
  if (answer.ok || (!shouldSave && answer.status === 404)) return null
  const { message } = (await answer.json()) as { readonly message?: unknown }
  return typeof message === 'string' ? message : UNEXPECTED_TEXT
}

const tryChangeAccount = async (vehicle: StoredVehicle, shouldSave: boolean): Promise<string | null> => {
  try {
    return await changeAccount(vehicle, shouldSave)
  } catch (error) {
    console.warn('The account could not be changed:', error)
    return UNEXPECTED_TEXT
  }
}

/**
 * Completes a change that was made in this browser (ACC-02): updates the account if there is one, then shows the toast
 * and reports event 39. A failure reverts the change and shows an alert.
 */
export const finishSaving = async (vehicle: StoredVehicle, shouldSave: boolean, isStored: boolean): Promise<void> => {
  if (!isStored) return showStorageToast()
  const errorText = isSignedIn() ? await tryChangeAccount(vehicle, shouldSave) : null
  // Repeated, because a sync may meanwhile have restored the account's earlier list.
  if (shouldSave === (errorText === null)) addVehicle('saved', vehicle)
  else removeVehicle('saved', vehicle.id)
  if (errorText === null) return announceSaved(vehicle, shouldSave)
  alert(errorText)
}
