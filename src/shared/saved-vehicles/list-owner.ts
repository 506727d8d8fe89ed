import { readVehicles, replaceVehicles } from './stored-vehicles'

/** Storage key: the account whose vehicles the list holds. Without it they were saved while signed out. */
const OWNER_KEY = 'forecourt-account'

/** Returns the account whose vehicles this browser lists; null if they were saved while signed out. */
export const readListOwner = (): string | null => {
  try {
    return localStorage.getItem(OWNER_KEY)
  } catch {
    return null
  }
}

export const writeListOwner = (account: string | null): void => {
  try {
    if (account === null) localStorage.removeItem(OWNER_KEY)
    else localStorage.setItem(OWNER_KEY, account)
  } catch {
    // Without storage there is no list to assign.
  }
}

/** Removes the account's vehicles from this browser after a sign-out. Those that are in no account stay. */
export const clearAccountVehicles = (): void => {
  if (readListOwner() === null) return
  writeListOwner(null)
  replaceVehicles(
    'saved',
    readVehicles('saved').filter(({ notInAccount }) => notInAccount),
  )
}
