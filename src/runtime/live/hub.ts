import type { Pool } from 'pg'
import type { Heard } from '../changes'
import { createCars, type Watcher } from './cars'
import { createReader } from './reader'

export type LiveHub = {
  /** Tells `watcher` the state of these cars, and each change of it. @returns how to stop */
  readonly watch: (tenantId: string, carIds: readonly string[], watcher: Watcher) => () => void
  readonly hear: (heard: Heard) => void
  readonly close: () => void
}

type Options = {
  readonly db: Pool
  readonly log: (line: string) => void
  /** Milliseconds in which changes and new watchers are gathered before one query answers for all. */
  readonly gather?: number
}

const RETRY = 2000

/**
 * Tells open pages what becomes of their cars (VDP-16). Nothing is polled: while nothing changes and nobody comes, not
 * one query is made. A change of stock is one query for all watched cars that changed; what was told is remembered, so
 * a car read once is not read again for the next who watches it.
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
      log(`Open pages are not told of changes just now: ${error instanceof Error ? error.message : String(error)}`)
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
