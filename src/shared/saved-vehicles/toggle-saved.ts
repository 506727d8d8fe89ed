import type { ComponentType } from 'react'
import { clearAccountVehicles } from './list-owner'
import { isSignedIn } from './signed-in'
import { removeVehicle, addVehicle, type StoredVehicle } from './stored-vehicles'

/**
 * Saves a vehicle in this browser at once, or removes it; false if the browser cannot store it (SHP-01). A session that
 * has ended counts as a sign-out, so that the vehicle is not taken for one of the account's: the next sign-in merges it.
 */
export const toggleSaved = (vehicle: StoredVehicle, saved: boolean): boolean => {
  if (!isSignedIn()) clearAccountVehicles()
  return saved ? removeVehicle('saved', vehicle.id) : addVehicle('saved', vehicle)
}

let hasSynced = false

type SyncOptions = {
  /** Makes the page render toasts: the shopper learns how many vehicles the account had no room for. */
  readonly showToasts: (Toaster: ComponentType) => void
  /** The account gained vehicles. */
  readonly onMerged?: () => void
}

const sync = async ({ showToasts, onMerged }: SyncOptions): Promise<void> => {
  const { syncAccount } = await import('./sync-account')
  const { hasMerged, withoutRoom } = await syncAccount()
  if (hasMerged) onMerged?.()
  if (withoutRoom.length === 0) return
  const { announceWithoutRoom, Toaster } = await import('./save-toast')
  showToasts(Toaster)
  announceWithoutRoom(withoutRoom)
}

/** Syncs this browser's list with the account, once per page. Only if a shopper is signed in is anything requested. */
export const syncAccountOnce = (options: SyncOptions): void => {
  if (!isSignedIn()) return clearAccountVehicles()
  if (hasSynced) return
  hasSynced = true
  sync(options).catch((error: unknown) => console.warn('The saved vehicles could not be synchronised:', error))
}
