import type { Pool } from 'pg'
import { inactiveTenants, readLive } from '@/src/services/stock-index/read-live'
import type { WatchedCars } from './cars'

/**
 * What has to be read for the watched cars, and where in the change log that stands. Each `read` is one query, or none
 * where nothing is due; where it fails, everything is due.
 */
export const createReader = (db: Pool, cars: WatchedCars) => {
  let position: string | null = null
  let changed = false
  let everything = false
  const doubted = new Set<string>()

  /** Pages of tenants that are no longer served are ended. */
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

  /** All cars, those that changed since a position, or those nobody has read yet. */
  const due = () => {
    const whole = everything || position === null
    return {
      wanted: whole || changed ? cars.all() : cars.unread(),
      since: whole ? null : position,
      // A car read for the first time says nothing of changes to the others.
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
    /** Nothing heard so far can be relied on. */
    noteDeaf: () => {
      everything = true
      for (const id of cars.tenants()) doubted.add(id)
    },
    noteTenant: (tenantId: string) => {
      doubted.add(tenantId)
    },
    due: () => everything || changed || doubted.size > 0 || cars.unread().length > 0,
    /** Nobody watches: whoever comes next begins anew. */
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
