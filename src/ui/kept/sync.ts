import { type ShowToasts, takeAwaited } from './awaited'
import { fill, keptCars, type KeptCar } from './cars'
import { account } from './who'

/** Storage key: the account whose vehicles the list holds. Without it they were saved while signed out. */
const ownerKey = 'forecourt-account'

const stored = {
  get: (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set: (key: string, value: string | null): void => {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Without storage there is no list to assign.
    }
  },
}

/** Removes the account's vehicles from this browser after a sign-out. Those saved while signed out stay. */
export const forgetAccount = (): void => {
  if (stored.get(ownerKey) === null) return
  stored.set(ownerKey, null)
  fill('saved', [])
}

const merged = async (ids: readonly string[]): Promise<readonly KeptCar[]> => {
  const answer = await fetch('/api/favourites', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ids }),
  })
  if (!answer.ok) throw new Error(`The saved cars could not be added to the account (${String(answer.status)}).`)
  return ((await answer.json()) as { readonly cars: readonly KeptCar[] }).cars
}

/** Confirms a vehicle that was saved after the sign-in, as if it had been saved here. */
const sayWhatWasSaved = async (cars: readonly KeptCar[], show: ShowToasts): Promise<void> => {
  const car = takeAwaited(cars)
  if (!car) return
  const { saidSaved, Toaster } = await import('./save-toast')
  show(Toaster)
  saidSaved(car, true)
}

/**
 * Syncs this browser's list with the account. What was saved while signed out is merged into the account, once
 * (ACC-03); what another account left behind is not.
 */
export const syncAccount = async (show: ShowToasts): Promise<void> => {
  const me = await account()
  if (!me) return forgetAccount()
  const owner = stored.get(ownerKey)
  const here = owner === null ? keptCars('saved') : []
  const known = new Set(me.cars.map(({ id }) => id))
  const fresh = here.map(({ id }) => id).filter((id) => !known.has(id))
  fill('saved', fresh.length > 0 ? await merged(fresh) : me.cars)
  stored.set(ownerKey, me.account)
  await sayWhatWasSaved(me.cars, show)
}
