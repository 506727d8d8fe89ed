/** A car as this browser remembers it (V§3 “Viewed-car record”), with what a list needs to show it. */
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

/** What stands on a shelf, the latest first; nothing where there is no storage, or something strange in it. */
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

/** Puts a car first; false where this browser keeps nothing. */
export const keep = (shelf: Shelf, car: KeptCar): boolean => put(shelf, [car, ...others(shelf, car.id)])

/** What stands on a shelf from now on: what the account holds. */
export const fill = (shelf: Shelf, cars: readonly KeptCar[]): boolean => put(shelf, cars.filter(isKept))

export const drop = (shelf: Shelf, id: string): boolean => put(shelf, others(shelf, id))

/** Calls back on every change of a shelf, in this tab or another. @returns how to stop */
export const watchKept = (tell: () => void): (() => void) => {
  addEventListener(changed, tell)
  addEventListener('storage', tell)
  return () => {
    removeEventListener(changed, tell)
    removeEventListener('storage', tell)
  }
}

/** The saved ones as they were last read: a page asks for two dozen cars at once, and again at every step. */
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
