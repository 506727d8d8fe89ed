import { MAX_COMPARED } from '@/src/domain/accounts/compare'
import { MAX_SAVED_VEHICLES } from '@/src/domain/accounts/saved-limit'

/** A vehicle as stored in this browser (VDP-13), with everything a list shows of it. */
export type StoredVehicle = {
  readonly id: string
  readonly stocknum?: string
  readonly make: string
  readonly model: string
  readonly body?: string
  readonly simple_body?: string
  /** Absent for a car. */
  readonly item_type?: string
  readonly slug: string
  readonly title: string
  readonly photo: string
  /** Saved in this browser only, because the account has no room for it. */
  readonly notInAccount?: true
}

export type VehicleList = 'viewed' | 'saved' | 'compared'

const storageKeys: Readonly<Record<VehicleList, string>> = {
  viewed: 'forecourt-viewed-cars',
  saved: 'forecourt-saved-vehicles',
  compared: 'forecourt-compared-cars',
}
const maxVehicles: Readonly<Record<VehicleList, number>> = {
  viewed: 12,
  // Those of an account, and as many for which it has no room.
  saved: 2 * MAX_SAVED_VEHICLES,
  compared: MAX_COMPARED,
}
const CHANGE_EVENT = 'forecourt:saved-vehicles'

const isStoredVehicle = (value: unknown): value is StoredVehicle => {
  if (typeof value !== 'object' || value === null) return false
  const vehicle = value as Record<string, unknown>
  return ['id', 'make', 'model', 'slug', 'title', 'photo'].every((key) => typeof vehicle[key] === 'string')
}

/** Reads a list, newest first; empty if storage is unavailable or holds invalid data. */
export const readVehicles = (list: VehicleList): readonly StoredVehicle[] => {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(storageKeys[list]) ?? '[]')
    return Array.isArray(storedValue) ? storedValue.filter(isStoredVehicle).slice(0, maxVehicles[list]) : []
  } catch {
    return []
  }
}

const writeVehicles = (list: VehicleList, vehicles: readonly StoredVehicle[]): boolean => {
  try {
    localStorage.setItem(storageKeys[list], JSON.stringify(vehicles.slice(0, maxVehicles[list])))
  } catch {
    return false
  }
  dispatchEvent(new Event(CHANGE_EVENT))
  return true
}

const otherVehicles = (list: VehicleList, id: string) => readVehicles(list).filter((one) => one.id !== id)

/** Returns the number of vehicles in a list. */
export const countVehicles = (list: VehicleList): number => readVehicles(list).length

/** Adds a vehicle at the front; false if this browser cannot store it. */
export const addVehicle = (list: VehicleList, vehicle: StoredVehicle): boolean =>
  writeVehicles(list, [vehicle, ...otherVehicles(list, vehicle.id)])

/** Replaces a list, such as by the account's vehicles. */
export const replaceVehicles = (list: VehicleList, vehicles: readonly StoredVehicle[]): boolean =>
  writeVehicles(list, vehicles.filter(isStoredVehicle))

export const removeVehicle = (list: VehicleList, id: string): boolean => writeVehicles(list, otherVehicles(list, id))

/** Calls back on every change of a list, in this tab or another. @returns a function that stops it */
export const watchVehicles = (onChange: () => void): (() => void) => {
  addEventListener(CHANGE_EVENT, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(CHANGE_EVENT, onChange)
    removeEventListener('storage', onChange)
  }
}

type CachedList = {
  readonly text: string | null
  readonly vehicles: readonly StoredVehicle[]
  readonly ids: ReadonlySet<string>
}

/** Parsed lists: a page checks two dozen vehicles at once, and again with every render. */
const cachedLists = new Map<VehicleList, CachedList>()

const readCached = (list: VehicleList): CachedList => {
  const text = localStorage.getItem(storageKeys[list])
  const cached = cachedLists.get(list)
  if (cached?.text === text) return cached
  const vehicles = readVehicles(list)
  const read = { text, vehicles, ids: new Set(vehicles.map(({ id }) => id)) }
  cachedLists.set(list, read)
  return read
}

const noVehicles: readonly StoredVehicle[] = []

/** Like `readVehicles`, but the same array until the list changes, as React's external stores need it. */
export const listVehicles = (list: VehicleList): readonly StoredVehicle[] => {
  try {
    return readCached(list).vehicles
  } catch {
    return noVehicles
  }
}

/** Returns whether a list has a vehicle; false if storage is unavailable. */
export const isListed = (list: VehicleList, id: string): boolean => {
  try {
    return readCached(list).ids.has(id)
  } catch {
    return false
  }
}

export const isSaved = (id: string): boolean => isListed('saved', id)
