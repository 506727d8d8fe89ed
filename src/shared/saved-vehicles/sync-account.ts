import { replaceVehicles, readVehicles, type StoredVehicle } from './stored-vehicles'
import { loadAccount } from './load-account'

/** Storage key: the account whose vehicles the list holds. Without it they were saved while signed out. */
const OWNER_KEY = 'forecourt-account'

const storage = {
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
export const clearAccountVehicles = (): void => {
  if (storage.get(OWNER_KEY) === null) return
  storage.set(OWNER_KEY, null)
  replaceVehicles('saved', [])
}

const mergeVehicles = async (ids: readonly string[]): Promise<readonly StoredVehicle[]> => {
  const answer = await fetch('/api/favourites', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ids }),
  })
  if (!answer.ok) throw new Error(`The saved cars could not be added to the account (${String(answer.status)}).`)
  return ((await answer.json()) as { readonly cars: readonly StoredVehicle[] }).cars
}

/**
 * Syncs this browser's list with the account. What was saved while signed out is merged into the account, once
 * (ACC-03); what another account left behind is not. @returns whether the account gained vehicles
 */
export const syncAccount = async (): Promise<boolean> => {
  const me = await loadAccount()
  if (!me) {
    clearAccountVehicles()
    return false
  }
  const owner = storage.get(OWNER_KEY)
  const localVehicles = owner === null ? readVehicles('saved') : []
  const known = new Set(me.cars.map(({ id }) => id))
  const newIds = localVehicles.map(({ id }) => id).filter((id) => !known.has(id))
  replaceVehicles('saved', newIds.length > 0 ? await mergeVehicles(newIds) : me.cars)
  storage.set(OWNER_KEY, me.account)
  return newIds.length > 0
}
