import { MAX_SAVED_VEHICLES } from '@/src/domain/accounts/saved-limit'
import { loadAccount, type Account } from './load-account'
import { clearAccountVehicles, readListOwner, writeListOwner } from './list-owner'
import { isSignedIn } from './signed-in'
import { readVehicles, replaceVehicles, type StoredVehicle } from './stored-vehicles'

type MergeAnswer = { readonly cars: readonly StoredVehicle[]; readonly no_room: readonly string[] }

const sendVehicles = async (vehicles: readonly StoredVehicle[]): Promise<MergeAnswer> => {
  const answer = await fetch('/api/favourites', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ids: vehicles.map(({ id }) => id) }),
  })
  if (!answer.ok) throw new Error(`The saved cars could not be added to the account (${String(answer.status)}).`)
  return (await answer.json()) as MergeAnswer
}

/** Merges vehicles into the account. A full account is not asked again on every page: all of them have no room. */
const mergeVehicles = async ({ cars }: Account, vehicles: readonly StoredVehicle[]): Promise<MergeAnswer> => {
  if (vehicles.length === 0) return { cars, no_room: [] }
  if (cars.length >= MAX_SAVED_VEHICLES) return { cars, no_room: vehicles.map(({ id }) => id) }
  return sendVehicles(vehicles)
}

export type SyncResult = {
  /** The account gained vehicles of this browser. */
  readonly hasMerged: boolean
  /** Vehicles that this sync found no room for in the account, and that stay in this browser. */
  readonly withoutRoom: readonly StoredVehicle[]
}

/**
 * Syncs this browser's list with the account. What was saved while signed out is merged into the account, once
 * (ACC-03), and what does not fit stays in this browser until there is room. What another account left behind is not
 * merged.
 */
export const syncAccount = async (): Promise<SyncResult> => {
  const nothing = { hasMerged: false, withoutRoom: [] }
  const me = await loadAccount()
  if (!me) {
    clearAccountVehicles()
    return nothing
  }
  const isUnowned = readListOwner() === null
  const known = new Set(me.cars.map(({ id }) => id))
  const candidates = readVehicles('saved').filter(
    ({ id, notInAccount }) => (isUnowned || notInAccount) && !known.has(id),
  )
  const { cars, no_room } = await mergeVehicles(me, candidates)
  // Another tab may have signed out meanwhile: the list is then no longer the account's.
  if (!isSignedIn()) return nothing
  const left = candidates.filter(({ id }) => no_room.includes(id))
  replaceVehicles('saved', [...cars, ...left.map((vehicle) => ({ ...vehicle, notInAccount: true as const }))])
  writeListOwner(me.account)
  return { hasMerged: left.length < candidates.length, withoutRoom: left.filter((one) => !one.notInAccount) }
}
