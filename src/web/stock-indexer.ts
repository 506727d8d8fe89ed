import type { Pool } from 'pg'
import type { LogPosition } from '@/src/domain/stock/search-record/log-position'
import type { EmbeddedEngine } from '@/src/search-engine'
import {
  readChangesSince,
  EVERY_VEHICLE,
  readLogPosition,
  type LogProgress,
  type StockChange,
} from '@/src/services/stock-index/change-log'
import { readChangedRecords, readStock } from '@/src/services/stock-index/read-stock'
import { createRetryQueue } from './retry-queue'
import { prefetch } from './prefetch'

/** Above this many changed vehicles of one tenant, reading all of its stock again is faster. */
const MAX_INCREMENTAL_CHANGES = 10_000
const CHUNK_SIZE = 500

/** Reads the current records of many vehicles in chunks, for one write: each write to the engine may cost a rebuild. */
const readInChunks = async (db: Pool, tenantId: string, ids: readonly string[]) => {
  const parts: Awaited<ReturnType<typeof readChangedRecords>>[] = []
  for (let from = 0; from < ids.length; from += CHUNK_SIZE)
    parts.push(await readChangedRecords(db, tenantId, ids.slice(from, from + CHUNK_SIZE)))
  return { save: parts.flatMap(({ save }) => save), remove: parts.flatMap(({ remove }) => remove) }
}

type Options = {
  readonly db: Pool
  readonly engine: EmbeddedEngine
  /** Called once the engine has the stock as of a transaction: pages rendered before are stale from here. */
  readonly onApplied: (tenantId: string, newest: LogPosition) => void
  readonly log: (line: string) => void
}

export type StockIndexer = {
  readonly load: () => Promise<number>
  readonly follow: () => void
  readonly idle: () => Promise<void>
  /** The engine has everything of transactions before this one. */
  readonly position: () => LogPosition
  readonly close: () => void
}

const groupByTenant = (changes: readonly StockChange[]): Map<string, string[]> => {
  const map = new Map<string, string[]>()
  for (const one of changes) map.set(one.tenantId, [...(map.get(one.tenantId) ?? []), one.vehicleId])
  return map
}

const isActive = async (db: Pool, tenantId: string): Promise<boolean> => {
  const { rowCount } = await db.query("SELECT 1 FROM tenants WHERE id = $1 AND status = 'active'", [tenantId])
  return rowCount === 1
}

/** Loads every tenant's stock, one segment after the other. They include all transactions up to `newest`. */
const loadAllStock = async (
  { db, engine, onApplied }: Options,
  ids: readonly string[],
  newest: LogPosition,
): Promise<void> => {
  const read = (id: string | undefined) => (id === undefined ? null : prefetch(readStock(db, id)))
  let nextRecords = read(ids[0])
  for (const [at, id] of ids.entries()) {
    const records = nextRecords
    nextRecords = read(ids[at + 1])
    if (records) await engine.replaceSegment(id, records)
    onApplied(id, newest)
  }
}

/** Keeps the search engine in sync with Postgres (STK-03): loads everything, then follows the change log. */
export const createStockIndexer = (options: Options): StockIndexer => {
  const { db, engine, onApplied, log } = options
  let progress: LogProgress = { position: '0', applied: [] }
  const queue = createRetryQueue((error) =>
    log(`The search index is behind, retrying: ${error instanceof Error ? error.message : String(error)}`),
  )
  let isScheduled = false

  /** Removes an archived tenant's stock from the index; it returns when the tenant does. */
  const reloadTenant = async (tenantId: string, newest: LogPosition): Promise<void> => {
    if (await isActive(db, tenantId)) await engine.replaceSegment(tenantId, readStock(db, tenantId))
    else await engine.removeSegment(tenantId)
    onApplied(tenantId, newest)
  }

  const applyTenantChanges = async (tenantId: string, ids: readonly string[], newest: LogPosition): Promise<void> => {
    if (ids.length > MAX_INCREMENTAL_CHANGES || ids.includes(EVERY_VEHICLE)) return reloadTenant(tenantId, newest)
    await engine.applyChanges(tenantId, await readInChunks(db, tenantId, ids))
    onApplied(tenantId, newest)
  }

  const applyNewChanges = async (): Promise<void> => {
    isScheduled = false
    // Before the first load there is nothing to follow; the load itself then reads what changed meanwhile.
    if (progress.position === '0') return
    const read = await readChangesSince(db, progress)
    for (const [tenantId, ids] of groupByTenant(read.changes))
      await applyTenantChanges(tenantId, ids, read.newest.get(tenantId) ?? '0')
    progress = read.progress
  }

  const scheduleFollow = (): void => {
    if (isScheduled) return
    isScheduled = true
    queue.add(applyNewChanges)
  }

  return {
    load: async () => {
      const position = await readLogPosition(db)
      const { rows } = await db.query<{ id: string }>("SELECT id FROM tenants WHERE status = 'active'")
      const ids = rows.map(({ id }) => id)
      await loadAllStock(options, ids, String(BigInt(position) - 1n))
      progress = { position, applied: [] }
      scheduleFollow()
      return rows.length
    },
    follow: scheduleFollow,
    idle: queue.idle,
    position: () => progress.position,
    close: queue.close,
  }
}
