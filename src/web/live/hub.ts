import type { Pool } from 'pg'
import type { ChangeEvent } from '../change-listener'
import { createWatchedVehicles, type Watcher } from './watched-vehicles'
import { createLiveReader } from './reader'

export type LiveHub = {
  /** Sends `watcher` the state of these vehicles, and each change of it. @returns a function that stops it */
  readonly watch: (tenantId: string, vehicleIds: readonly string[], watcher: Watcher) => () => void
  readonly onChange: (event: ChangeEvent) => void
  readonly close: () => void
}

type Options = {
  readonly db: Pool
  readonly log: (line: string) => void
  /** Milliseconds to collect changes and new watchers before one query answers them all. */
  readonly batchDelayMs?: number
}

const RETRY_MS = 2000

/**
 * Sends open pages the changes of their vehicles (VDP-16). Nothing is polled: without changes and new watchers there is
 * no query. A change of stock costs one query for all watched vehicles that changed. Sent states are remembered, so the
 * next watcher of a vehicle needs no query.
 */
export const createLiveHub = ({ db, log, batchDelayMs = 40 }: Options): LiveHub => {
  const vehicles = createWatchedVehicles()
  const reader = createLiveReader(db, vehicles)
  let timer: NodeJS.Timeout | undefined
  let isReading = false
  let isClosed = false

  const readChanges = async (): Promise<void> => {
    timer = undefined
    if (vehicles.size() === 0) return reader.reset()
    isReading = true
    let delayMs = batchDelayMs
    try {
      await reader.read()
    } catch (error) {
      log(`Live updates could not be read, retrying: ${error instanceof Error ? error.message : String(error)}`)
      delayMs = RETRY_MS
    }
    isReading = false
    if (reader.isDue()) scheduleRead(delayMs)
  }

  const scheduleRead = (delayMs = batchDelayMs): void => {
    if (isClosed || isReading || timer !== undefined) return
    timer = setTimeout(() => void readChanges(), delayMs)
  }

  const recordChange = (event: ChangeEvent): boolean => {
    if (event.kind === 'reconnected') reader.requestFullRead()
    else if (!vehicles.tenants().has(event.tenantId)) return false
    else if (event.kind === 'stock') reader.markStockChanged()
    else if (event.table === 'tenants') reader.markTenantChanged(event.tenantId)
    else return false
    return true
  }

  return {
    watch: (tenantId, vehicleIds, watcher) => {
      for (const vehicleId of vehicleIds) {
        const { state } = vehicles.add({ tenantId, vehicleId }, watcher)
        if (state === undefined) scheduleRead()
        else if (state !== null) watcher.send(state)
      }
      return () => {
        for (const vehicleId of vehicleIds) vehicles.remove({ tenantId, vehicleId }, watcher)
        if (vehicles.size() === 0) reader.reset()
      }
    },
    onChange: (event) => {
      if (vehicles.size() > 0 && recordChange(event)) scheduleRead()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      vehicles.end()
    },
  }
}
