import { liveMark, type LiveState } from '@/src/domain/stock/live'
import type { WatchedCar } from '@/src/services/stock-index/read-live'

/** The connection of one open page. */
export type Watcher = {
  readonly tell: (state: LiveState) => void
  /** Ends the connection from this side. */
  readonly end: () => void
}

type Car = WatchedCar & {
  readonly watchers: Set<Watcher>
  /** Undefined until it was read; null if this tenant has no such vehicle. */
  state: LiveState | null | undefined
}

const keyOf = ({ tenantId, carId }: WatchedCar): string => `${tenantId} ${carId}`

/** Tracks the watched vehicles, their last sent state and their watchers. */
export const createCars = () => {
  const cars = new Map<string, Car>()
  return {
    size: () => cars.size,
    all: (): readonly Car[] => [...cars.values()],
    unread: (): readonly Car[] => [...cars.values()].filter(({ state }) => state === undefined),
    tenants: (): ReadonlySet<string> => new Set([...cars.values()].map(({ tenantId }) => tenantId)),
    add: (one: WatchedCar, watcher: Watcher): Car => {
      const car = cars.get(keyOf(one)) ?? { ...one, watchers: new Set<Watcher>(), state: undefined }
      cars.set(keyOf(one), car)
      car.watchers.add(watcher)
      return car
    },
    remove: (one: WatchedCar, watcher: Watcher): void => {
      const car = cars.get(keyOf(one))
      car?.watchers.delete(watcher)
      if (car?.watchers.size === 0) cars.delete(keyOf(one))
    },
    /** Stores the state that was read, and sends it to the watchers if it differs from the last one. */
    learn: (one: WatchedCar, state: LiveState | null): void => {
      const car = cars.get(keyOf(one))
      if (!car) return
      const before = car.state
      car.state = state ?? (before ? { ...before, status: 'gone' } : null)
      if (car.state === null || (before && liveMark(before) === liveMark(car.state))) return
      for (const watcher of car.watchers) watcher.tell(car.state)
    },
    /** Ends the connections of these tenants, or all. */
    end: (tenants?: ReadonlySet<string>): void => {
      for (const { tenantId, watchers } of [...cars.values()])
        if (tenants === undefined || tenants.has(tenantId)) for (const watcher of [...watchers]) watcher.end()
    },
  }
}

export type WatchedCars = ReturnType<typeof createCars>
