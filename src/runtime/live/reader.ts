import type { Pool } from 'pg'
import { inactiveTenants, readLive } from '@/src/services/stock-index/read-live'
import type { WatchedCars } from './cars'

/**
 * Tracks what must be read for the watched vehicles, and the position in the change log. Each `read` is one query, or
 * none if nothing is due. After a failure everything is due.
 */
export const createReader = (db: Pool, cars: WatchedCars) => {
  let position: string | null = null
  let changed = false
  let everything = false
  const doubted = new Set<string>()

  /** Ends the connections of tenants that are no longer served. */
  const endInactive = async (): Promise<void> => {
    const asked = [...doubted].filter((id) => cars.tenants().has(id))
    doubted.clear()
    if (asked.length === 0) return
    try {
      cars.end(new Set(await inactiveTenants(db, asked)))
    } catch (error) {
      for (const id of asked) doubted.add(id)
      throw error
    }
  }

  /** Reads all vehicles, those that changed since a position, or those that were never read. */
  const due = () => {
    const whole = everything || position === null
    return {
      wanted: whole || changed ? cars.all() : cars.unread(),
      since: whole ? null : position,
      // The first read of a vehicle does not cover changes to the others, so the position stays.
      follows: whole || changed,
    }
  }

  const readStates = async (): Promise<void> => {
    const { wanted, since, follows } = due()
    everything = false
    changed = false
    if (wanted.length === 0) return
    try {
      const read = await readLive(db, wanted, follows ? since : null)
      if (follows) position = read.position
      for (const one of read.states) cars.learn(one, one.state)
    } catch (error) {
      everything = true
      throw error
    }
  }

  return {
    noteStock: () => {
      changed = true
    },
    /** Changes may have been missed: read everything again. */
    noteDeaf: () => {
      everything = true
      for (const id of cars.tenants()) doubted.add(id)
    },
    noteTenant: (tenantId: string) => {
      doubted.add(tenantId)
    },
    due: () => everything || changed || doubted.size > 0 || cars.unread().length > 0,
    /** No vehicle is watched: the next watcher starts from scratch. */
    rest: () => {
      position = null
      doubted.clear()
    },
    read: async (): Promise<void> => {
      await endInactive()
      await readStates()
    },
  }
}
