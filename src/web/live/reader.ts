import type { Pool } from 'pg'
import { listInactiveTenants, readLiveStates } from '@/src/services/stock-index/read-live'
import type { WatchedVehicles } from './watched-vehicles'

/**
 * Tracks what must be read for the watched vehicles, and the position in the change log. Each `read` is one query, or
 * none if nothing is due. After a failure everything is due.
 */
export const createLiveReader = (db: Pool, vehicles: WatchedVehicles) => {
  let position: string | null = null
  let hasChanges = false
  let mustReadAll = false
  const tenantsToCheck = new Set<string>()

  /** Ends the connections of tenants that are no longer served. */
  const endInactive = async (): Promise<void> => {
    const tenantIds = [...tenantsToCheck].filter((id) => vehicles.tenants().has(id))
    tenantsToCheck.clear()
    if (tenantIds.length === 0) return
    try {
      vehicles.end(new Set(await listInactiveTenants(db, tenantIds)))
    } catch (error) {
      for (const id of tenantIds) tenantsToCheck.add(id)
      throw error
    }
  }

  /** Reads all vehicles, those that changed since a position, or those that were never read. */
  const planRead = () => {
    const isComplete = mustReadAll || position === null
    return {
      wanted: isComplete || hasChanges ? vehicles.all() : vehicles.unread(),
      since: isComplete ? null : position,
      // The first read of a vehicle does not cover changes to the others, so the position stays.
      follows: isComplete || hasChanges,
    }
  }

  const readStates = async (): Promise<void> => {
    const { wanted: vehiclesToRead, since, follows: movesPosition } = planRead()
    mustReadAll = false
    hasChanges = false
    if (vehiclesToRead.length === 0) return
    try {
      const read = await readLiveStates(db, vehiclesToRead, movesPosition ? since : null)
      if (movesPosition) position = read.position
      for (const one of read.states) vehicles.updateState(one, one.state)
    } catch (error) {
      mustReadAll = true
      throw error
    }
  }

  return {
    markStockChanged: () => {
      hasChanges = true
    },
    /** Changes may have been missed: read everything again. */
    requestFullRead: () => {
      mustReadAll = true
      for (const id of vehicles.tenants()) tenantsToCheck.add(id)
    },
    markTenantChanged: (tenantId: string) => {
      tenantsToCheck.add(tenantId)
    },
    isDue: () => mustReadAll || hasChanges || tenantsToCheck.size > 0 || vehicles.unread().length > 0,
    /** No vehicle is watched: the next watcher starts from scratch. */
    reset: () => {
      position = null
      tenantsToCheck.clear()
    },
    read: async (): Promise<void> => {
      await endInactive()
      await readStates()
    },
  }
}
