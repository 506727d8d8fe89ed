import { replaceCarNoun, stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { toasts } from '@/src/ui/toasts/toasts'
import { MAX_SAVED_VEHICLES } from '@/src/domain/accounts/saved-limit'
import { formatCount } from '@/src/domain/text/numbers'
import { clearAccountVehicles } from './list-owner'
import type { Account } from './load-account'
import { isSignedIn } from './signed-in'
import { removeVehicle, addVehicle, type StoredVehicle } from './stored-vehicles'

export { Toaster } from '@/src/ui/toasts/toaster'

const viewListAction = { label: 'View List', run: () => location.assign('/watchlist') }

/** The texts that confirm a change (ACC-02). The specification fixes their wording, with the noun of a car. */
const showSavedToast = ({ title: name, item_type = 'car' }: StoredVehicle, saved: boolean): void => {
  toasts.show({
    title: replaceCarNoun(saved ? 'Car Saved In Watchlist' : 'Car Removed', stockNounOf([item_type])),
    text: saved ? `${name} is now available in your watchlist` : `${name} is no longer in your watchlist`,
    action: viewListAction,
  })
}

/** Says how many vehicles the account had no room for. They stay in this browser (SHP-01). */
export const announceWithoutRoom = (vehicles: readonly StoredVehicle[]): void => {
  const noun = stockNounOf([...new Set(vehicles.map(({ item_type = 'car' }) => item_type))])
  const verb = vehicles.length === 1 ? 'doesn’t' : 'don’t'
  toasts.show({
    title: 'Your watchlist is full',
    text: `${formatCount(vehicles.length, ...noun)} ${verb} fit: it holds ${String(MAX_SAVED_VEHICLES)}. You’ll still find ${vehicles.length === 1 ? 'it' : 'them'} on this device.`,
    action: viewListAction,
  })
}

const showSignedOutToast = (): void => {
  toasts.show({ text: 'You’ve been signed out. Sign in again to change your watchlist.', action: viewListAction })
}

const showStorageToast = (): void => {
  toasts.show({ text: 'Your browser doesn’t let this site store data. Allow it to, then save again.' })
}

/** Shows the confirmation, and reports the event to analytics (ANL-01). */
const announceSaved = (vehicle: StoredVehicle, saved: boolean): void => {
  showSavedToast(vehicle, saved)
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id: 39, car_id: vehicle.id } }))
}

const UNEXPECTED_TEXT = 'An unexpected error occurred'

type AccountChange = 'done' | 'signed-out' | { readonly errorText: string }

const sendChange = (account: Account, vehicle: StoredVehicle, shouldSave: boolean): Promise<Response> =>
  fetch(`/api/watchlist/${shouldSave ? 'save-car' : 'remove-car'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ phone_number: account.phone_number, car_id: vehicle.id }),
  })

const readErrorText = async (answer: Response): Promise<string> => {
  const { message } = (await answer.json()) as { readonly message?: unknown }
  return typeof message === 'string' ? message : UNEXPECTED_TEXT
}

/** Changes the account. One that was signed out since the page loaded it, or replaced by another, is loaded again. */
const changeAccount = async (
  vehicle: StoredVehicle,
  shouldSave: boolean,
  isRepeated = false,
): Promise<AccountChange> => {
  const { loadAccount, forgetAccount } = await import('./load-account')
  const me = await loadAccount()
  if (!me) return 'signed-out'
  const answer = await sendChange(me, vehicle, shouldSave)
  // Already removed on another device, which is the intended result.
  if (answer.ok || (!shouldSave && answer.status === 404)) return 'done'
  if (isRepeated || ![401, 403].includes(answer.status)) return { errorText: await readErrorText(answer) }
  forgetAccount()
  return changeAccount(vehicle, shouldSave, true)
}

const tryChangeAccount = async (vehicle: StoredVehicle, shouldSave: boolean): Promise<AccountChange> => {
  try {
    return await changeAccount(vehicle, shouldSave)
  } catch (error) {
    console.warn('The account could not be changed:', error)
    return { errorText: UNEXPECTED_TEXT }
  }
}

const storeChange = (vehicle: StoredVehicle, saved: boolean): boolean =>
  saved ? addVehicle('saved', vehicle) : removeVehicle('saved', vehicle.id)

/**
 * Completes a change that was made in this browser (ACC-02): updates the account if there is one, then shows the toast
 * and reports event 39. A failure reverts the change and shows an alert. If the session has ended, the vehicle is saved
 * in this browser, and the next sign-in merges it (SHP-01).
 */
export const finishSaving = async (vehicle: StoredVehicle, shouldSave: boolean, isStored: boolean): Promise<void> => {
  if (!isStored) return showStorageToast()
  const change = isSignedIn() ? await tryChangeAccount(vehicle, shouldSave) : 'done'
  if (change === 'signed-out') clearAccountVehicles()
  const hasFailed = typeof change === 'object'
  // Repeated, because a sync may meanwhile have restored the account's earlier list.
  storeChange(vehicle, shouldSave !== hasFailed)
  if (hasFailed) return alert(change.errorText)
  // The account still has the vehicle.
  if (change === 'signed-out' && !shouldSave) return showSignedOutToast()
  announceSaved(vehicle, shouldSave)
}
