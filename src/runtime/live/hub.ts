import type { Pool } from 'pg'
import type { Heard } from '../changes'
import { createCars, type Watcher } from './cars'
import { createReader } from './reader'

export type LiveHub = {
  /** Sends `watcher` the state of these vehicles, and each change of it. @returns a function that stops it */
  readonly watch: (tenantId: string, carIds: readonly string[], watcher: Watcher) => () => void
  readonly hear: (heard: Heard) => void
  readonly close: () => void
}

type Options = {
  readonly db: Pool
  readonly log: (line: string) => void
  /** Milliseconds to collect changes and new watchers before one query answers them all. */
  readonly gather?: number
}

const RETRY = 2000

/**
 * Sends open pages the changes of their vehicles (VDP-16). Nothing is polled: without changes and new watchers there is
 * no query. A change of stock costs one query for all watched vehicles that changed. Sent states are remembered, so the
 * next watcher of a vehicle needs no query.
 */
export const openLive = ({ db, log, gather = 40 }: Options): LiveHub => {
  const cars = createCars()
  const reader = createReader(db, cars)
  let timer: NodeJS.Timeout | undefined
  let busy = false
  let closed = false

  const work = async (): Promise<void> => {
    timer = undefined
    if (cars.size() === 0) return reader.rest()
    busy = true
    let wait = gather
    try {
      await reader.read()
    } catch (error) {
      log(`Live updates could not be read, retrying: ${error instanceof Error ? error.message : String(error)}`)
      wait = RETRY
    }
    busy = false
    if (reader.due()) soon(wait)
  }

  const soon = (wait = gather): void => {
    if (closed || busy || timer !== undefined) return
    timer = setTimeout(() => void work(), wait)
  }

  const note = (heard: Heard): boolean => {
    if (heard.kind === 'reconnected') reader.noteDeaf()
    else if (!cars.tenants().has(heard.tenantId)) return false
    else if (heard.kind === 'stock') reader.noteStock()
    else if (heard.table === 'tenants') reader.noteTenant(heard.tenantId)
    else return false
    return true
  }

  return {
    watch: (tenantId, carIds, watcher) => {
      for (const carId of carIds) {
        const { state } = cars.add({ tenantId, carId }, watcher)
        if (state === undefined) soon()
        else if (state !== null) watcher.tell(state)
      }
      return () => {
        for (const carId of carIds) cars.remove({ tenantId, carId }, watcher)
        if (cars.size() === 0) reader.rest()
      }
    },
    hear: (heard) => {
      if (cars.size() > 0 && note(heard)) soon()
    },
    close: () => {
      closed = true
      clearTimeout(timer)
      cars.end()
    },
  }
}
