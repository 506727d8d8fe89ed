/** A vehicle as stored in this browser (VDP-13), with everything a list shows of it. */
export type KeptCar = {
  readonly id: string
  readonly stocknum?: string
  readonly make: string
  readonly model: string
  readonly body?: string
  readonly simple_body?: string
  readonly slug: string
  readonly title: string
  readonly photo: string
}

export type Shelf = 'viewed' | 'saved'

const keys: Readonly<Record<Shelf, string>> = { viewed: 'forecourt-viewed-cars', saved: 'forecourt-saved-cars' }
const most: Readonly<Record<Shelf, number>> = { viewed: 12, saved: 100 }
const changed = 'forecourt:kept-cars'

const isKept = (value: unknown): value is KeptCar => {
  if (typeof value !== 'object' || value === null) return false
  const car = value as Record<string, unknown>
  return ['id', 'make', 'model', 'slug', 'title', 'photo'].every((key) => typeof car[key] === 'string')
}

/** Reads a list, newest first; empty if storage is unavailable or holds invalid data. */
export const keptCars = (shelf: Shelf): readonly KeptCar[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keys[shelf]) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, most[shelf]) : []
  } catch {
    return []
  }
}

const put = (shelf: Shelf, cars: readonly KeptCar[]): boolean => {
  try {
    localStorage.setItem(keys[shelf], JSON.stringify(cars.slice(0, most[shelf])))
  } catch {
    return false
  }
  dispatchEvent(new Event(changed))
  return true
}

const others = (shelf: Shelf, id: string) => keptCars(shelf).filter((one) => one.id !== id)

/** Adds a vehicle at the front; false if this browser cannot store it. */
export const keep = (shelf: Shelf, car: KeptCar): boolean => put(shelf, [car, ...others(shelf, car.id)])

/** Replaces a list by the account's vehicles. */
export const fill = (shelf: Shelf, cars: readonly KeptCar[]): boolean => put(shelf, cars.filter(isKept))

export const drop = (shelf: Shelf, id: string): boolean => put(shelf, others(shelf, id))

/** Calls back on every change of a list, in this tab or another. @returns a function that stops it */
export const watchKept = (tell: () => void): (() => void) => {
  addEventListener(changed, tell)
  addEventListener('storage', tell)
  return () => {
    removeEventListener(changed, tell)
    removeEventListener('storage', tell)
  }
}

/** Cache of the saved ids: a page checks two dozen vehicles at once, and again with every render. */
let read: { readonly text: string | null; readonly ids: ReadonlySet<string> } | undefined

const savedIds = (): ReadonlySet<string> => {
  const text = localStorage.getItem(keys.saved)
  if (!read || read.text !== text) read = { text, ids: new Set(keptCars('saved').map((one) => one.id)) }
  return read.ids
}

export const isSaved = (id: string): boolean => {
  try {
    return savedIds().has(id)
  } catch {
    return false
  }
}
