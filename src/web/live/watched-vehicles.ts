import { liveStateKey, type LiveState } from '@/src/domain/stock/vehicle/live'
import type { WatchedVehicle } from '@/src/services/stock-index/read-live'

/** The connection of one open page. */
export type Watcher = {
  readonly send: (state: LiveState) => void
  /** Ends the connection from this side. */
  readonly end: () => void
}

type VehicleEntry = WatchedVehicle & {
  readonly watchers: Set<Watcher>
  /** Undefined until it was read; null if this tenant has no such vehicle. */
  state: LiveState | null | undefined
}

const keyOf = ({ tenantId, vehicleId }: WatchedVehicle): string => `${tenantId} ${vehicleId}`

/** Tracks the watched vehicles, their last sent state and their watchers. */
export const createWatchedVehicles = () => {
  const vehicles = new Map<string, VehicleEntry>()
  return {
    size: () => vehicles.size,
    all: (): readonly VehicleEntry[] => [...vehicles.values()],
    unread: (): readonly VehicleEntry[] => [...vehicles.values()].filter(({ state }) => state === undefined),
    tenants: (): ReadonlySet<string> => new Set([...vehicles.values()].map(({ tenantId }) => tenantId)),
    add: (one: WatchedVehicle, watcher: Watcher): VehicleEntry => {
      const entry = vehicles.get(keyOf(one)) ?? { ...one, watchers: new Set<Watcher>(), state: undefined }
      vehicles.set(keyOf(one), entry)
      entry.watchers.add(watcher)
      return entry
    },
    remove: (one: WatchedVehicle, watcher: Watcher): void => {
      const entry = vehicles.get(keyOf(one))
      entry?.watchers.delete(watcher)
      if (entry?.watchers.size === 0) vehicles.delete(keyOf(one))
    },
    /** Stores the state that was read, and sends it to the watchers if it differs from the last one. */
    updateState: (one: WatchedVehicle, state: LiveState | null): void => {
      const entry = vehicles.get(keyOf(one))
      if (!entry) return
      const previous = entry.state
      entry.state = state ?? (previous ? { ...previous, status: 'unavailable' } : null)
      if (entry.state === null || (previous && liveStateKey(previous) === liveStateKey(entry.state))) return
      for (const watcher of entry.watchers) watcher.send(entry.state)
    },
    /** Ends the connections of these tenants, or all. */
    end: (tenants?: ReadonlySet<string>): void => {
      for (const { tenantId, watchers } of [...vehicles.values()])
        if (tenants === undefined || tenants.has(tenantId)) for (const watcher of [...watchers]) watcher.end()
    },
  }
}

export type WatchedVehicles = ReturnType<typeof createWatchedVehicles>
