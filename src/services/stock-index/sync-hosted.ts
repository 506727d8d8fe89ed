import type { Pool } from 'pg'
import type { StockIndexer } from '@/src/integrations/search/port'
import { readChangesSince, EVERY_VEHICLE, readLogPosition, type LogProgress, type StockChange } from './change-log'
import { readChangedRecords, readStock } from './read-stock'
import { readSyncState, saveSettingsHash, saveProgress } from './sync-progress'

const CHUNK_SIZE = 500
/** Above this number of changed vehicles of one tenant, sending its whole stock is faster. */
const REBUILD_ABOVE = 20_000

type Options = {
  readonly db: Pool
  readonly indexer: StockIndexer
  /** Called once searches use a tenant's new stock: pages rendered before are stale now. */
  readonly onApplied?: (tenantId: string) => Promise<void>
  /** Aborted when another worker has taken over the job: nothing more may be written. */
  readonly signal?: AbortSignal
}

const isActive = async (db: Pool, tenantId: string): Promise<boolean> => {
  const { rowCount } = await db.query("SELECT 1 FROM tenants WHERE id = $1 AND status = 'active'", [tenantId])
  return rowCount === 1
}

/**
 * Makes the index hold exactly the tenant's current stock. Records are overwritten, and surplus ones removed last, so
 * the index is never empty meanwhile. Other tenants are not touched.
 */
export const rebuildTenant = async ({ db, indexer, signal, onApplied }: Options, tenantId: string): Promise<void> => {
  if (await isActive(db, tenantId)) {
    const surplusIds = new Set(await indexer.listIds(tenantId))
    for await (const records of readStock(db, tenantId, CHUNK_SIZE)) {
      signal?.throwIfAborted()
      await indexer.save(records)
      for (const { objectID } of records) surplusIds.delete(objectID)
    }
    signal?.throwIfAborted()
    await indexer.remove([...surplusIds])
  } else {
    await indexer.removeTenant(tenantId)
  }
  await onApplied?.(tenantId)
}

const groupByTenant = (changes: readonly StockChange[]): Map<string, string[]> => {
  const map = new Map<string, string[]>()
  for (const { tenantId, vehicleId } of changes) {
    const ids = map.get(tenantId)
    if (ids) ids.push(vehicleId)
    else map.set(tenantId, [vehicleId])
  }
  return map
}

const applyTenantChanges = async (options: Options, tenantId: string, ids: readonly string[]): Promise<void> => {
  const { db, indexer, signal, onApplied } = options
  const mustRebuild = ids.length > REBUILD_ABOVE || ids.includes(EVERY_VEHICLE) || !(await isActive(db, tenantId))
  if (mustRebuild) return rebuildTenant(options, tenantId)
  for (let from = 0; from < ids.length; from += CHUNK_SIZE) {
    const { save, remove } = await readChangedRecords(db, tenantId, ids.slice(from, from + CHUNK_SIZE))
    signal?.throwIfAborted()
    await indexer.save(save)
    await indexer.remove(remove)
  }
  await onApplied?.(tenantId)
}

const sendAllStock = async (options: Options): Promise<LogProgress> => {
  const position = await readLogPosition(options.db)
  const { rows } = await options.db.query<{ id: string }>('SELECT id FROM tenants ORDER BY id')
  for (const { id } of rows) await rebuildTenant(options, id)
  return { position, applied: [] }
}

/**
 * Applies the change log to a hosted index (STK-03). The progress is saved only after all writes, so a failure anywhere
 * leads to a retry. An index that was never filled, or is older than the log, is sent all stock.
 * @returns the number of changes applied; null if all stock was sent
 */
export const syncHosted = async (options: Options): Promise<number | null> => {
  const { db, indexer } = options
  const syncState = await readSyncState(db, indexer.name)
  if (syncState.settingsHash !== indexer.settingsHash) {
    await indexer.pushSettings()
    await saveSettingsHash(db, indexer.name, indexer.settingsHash)
  }
  if (syncState.progress === null) {
    await saveProgress(db, indexer.name, null, await sendAllStock(options))
    return null
  }
  const { changes, progress } = await readChangesSince(db, syncState.progress)
  for (const [tenantId, ids] of groupByTenant(changes)) await applyTenantChanges(options, tenantId, ids)
  await saveProgress(db, indexer.name, syncState.progress, progress)
  return changes.length
}
