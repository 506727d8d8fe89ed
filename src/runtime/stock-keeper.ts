import type { Pool } from 'pg'
import type { EmbeddedEngine } from '@/src/integrations/search/embedded/engine'
import {
  changesBeyond,
  everyVehicle,
  logPosition,
  type LogPosition,
  type LogProgress,
  type StockChange,
} from '@/src/services/stock-index/change-log'
import { readChanged, readStock } from '@/src/services/stock-index/read-stock'

/** Above this many changed vehicles of one tenant, reading all of its stock again is faster. */
const REBUILD_ABOVE = 10_000
const CHUNK = 500

/** Reads the current records of many vehicles in chunks, for one write: each write to the engine may cost a rebuild. */
const readAll = async (db: Pool, tenantId: string, ids: readonly string[]) => {
  const parts: Awaited<ReturnType<typeof readChanged>>[] = []
  for (let from = 0; from < ids.length; from += CHUNK)
    parts.push(await readChanged(db, tenantId, ids.slice(from, from + CHUNK)))
  return { save: parts.flatMap(({ save }) => save), remove: parts.flatMap(({ remove }) => remove) }
}

type Options = {
  readonly db: Pool
  readonly engine: EmbeddedEngine
  /** Called once the engine has the stock as of a transaction: pages rendered before are stale from here. */
  readonly onApplied: (tenantId: string, newest: LogPosition) => void
  readonly log: (line: string) => void
}

export type StockKeeper = {
  readonly load: () => Promise<number>
  readonly drain: () => void
  readonly idle: () => Promise<void>
  /** The engine has everything of transactions before this one. */
  readonly position: () => LogPosition
  readonly close: () => void
}

/** Starts reading at once, so that the next tenant's stock loads while the previous one is being indexed. */
const begun = <T>(source: AsyncIterable<T>): AsyncIterable<T> => {
  const parts = source[Symbol.asyncIterator]()
  let first: Promise<IteratorResult<T>> | null = parts.next()
  // The consumer of the first part gets the failure.
  first.catch(() => undefined)
  const next = (): Promise<IteratorResult<T>> => {
    const part = first ?? parts.next()
    first = null
    return part
  }
  return { [Symbol.asyncIterator]: () => ({ next }) }
}

const byTenant = (changes: readonly StockChange[]): Map<string, string[]> => {
  const map = new Map<string, string[]>()
  for (const one of changes) map.set(one.tenantId, [...(map.get(one.tenantId) ?? []), one.vehicleId])
  return map
}

const isActive = async (db: Pool, tenantId: string): Promise<boolean> => {
  const { rowCount } = await db.query("SELECT 1 FROM tenants WHERE id = $1 AND status = 'active'", [tenantId])
  return rowCount === 1
}

/** Loads every tenant's stock, one segment after the other. They include all transactions up to `newest`. */
const loadAll = async (
  { db, engine, onApplied }: Options,
  ids: readonly string[],
  newest: LogPosition,
): Promise<void> => {
  const read = (id: string | undefined) => (id === undefined ? null : begun(readStock(db, id)))
  let coming = read(ids[0])
  for (const [at, id] of ids.entries()) {
    const records = coming
    coming = read(ids[at + 1])
    if (records) await engine.replaceSegment(id, records)
    onApplied(id, newest)
  }
}

/** Keeps the search engine in sync with Postgres (STK-03): loads everything, then follows the change log. */
export const keepStock = (options: Options): StockKeeper => {
  const { db, engine, onApplied, log } = options
  let progress: LogProgress = { position: '0', applied: [] }
  let queue: Promise<void> = Promise.resolve()
  let draining = false
  let closed = false

  const run = (work: () => Promise<void>): void => {
    const attempt = async (wait: number): Promise<void> => {
      if (closed) return
      try {
        await work()
      } catch (error) {
        log(`The search index is behind, retrying: ${error instanceof Error ? error.message : String(error)}`)
        await new Promise((resolve) => setTimeout(resolve, wait))
        await attempt(Math.min(wait * 2, 5000))
      }
    }
    queue = queue.then(() => attempt(250))
  }

  /** Removes an archived tenant's stock from the index; it returns when the tenant does. */
  const reload = async (tenantId: string, newest: LogPosition): Promise<void> => {
    if (await isActive(db, tenantId)) await engine.replaceSegment(tenantId, readStock(db, tenantId))
    else await engine.dropSegment(tenantId)
    onApplied(tenantId, newest)
  }

  const apply = async (tenantId: string, ids: readonly string[], newest: LogPosition): Promise<void> => {
    if (ids.length > REBUILD_ABOVE || ids.includes(everyVehicle)) return reload(tenantId, newest)
    await engine.applyChanges(tenantId, await readAll(db, tenantId, ids))
    onApplied(tenantId, newest)
  }

  const follow = async (): Promise<void> => {
    draining = false
    // Before the first load there is nothing to follow; the load itself then reads what changed meanwhile.
    if (progress.position === '0') return
    const read = await changesBeyond(db, progress)
    for (const [tenantId, ids] of byTenant(read.changes)) await apply(tenantId, ids, read.newest.get(tenantId) ?? '0')
    progress = read.progress
  }

  const drain = (): void => {
    if (draining) return
    draining = true
    run(follow)
  }

  return {
    load: async () => {
      const position = await logPosition(db)
      const { rows } = await db.query<{ id: string }>("SELECT id FROM tenants WHERE status = 'active'")
      const ids = rows.map(({ id }) => id)
      await loadAll(options, ids, String(BigInt(position) - 1n))
      progress = { position, applied: [] }
      drain()
      return rows.length
    },
    drain,
    idle: () => queue,
    position: () => progress.position,
    close: () => {
      closed = true
    },
  }
}
