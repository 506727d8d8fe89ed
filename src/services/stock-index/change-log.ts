import type { Client, Pool, PoolClient } from 'pg'
import type { LogPosition } from '@/src/domain/stock/search-record/log-position'

export type StockChange = { readonly tenantId: string; readonly vehicleId: string }

/**
 * Returns the position to continue from after reading all data now. Transactions that are still open have a number at
 * or after the snapshot's xmin, so none is skipped, in whatever order they commit.
 */
export const readLogPosition = async (db: Client | Pool | PoolClient): Promise<LogPosition> => {
  const { rows } = await db.query<{ position: string }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS position',
  )
  return rows[0]?.position ?? '0'
}

/** Deletes changes that every running process has read long ago. */
export const pruneStockChanges = async (db: Client | Pool | PoolClient): Promise<number> => {
  const { rowCount } = await db.query("DELETE FROM stock_changes WHERE changed_at < now() - interval '1 day'")
  return rowCount ?? 0
}

/** Id in the log for every vehicle of the tenant: something changed that all their records show. */
export const EVERY_VEHICLE = '00000000-0000-0000-0000-000000000000'

/** Logs a change of every tenant's whole stock and notifies the listeners. @returns the number of tenants */
export const logAllStock = async (db: Client | Pool | PoolClient): Promise<number> => {
  const { rowCount } = await db.query(
    `WITH logged AS (INSERT INTO stock_changes (tenant_id, vehicle_id) SELECT id, $1 FROM tenants RETURNING tenant_id)
     SELECT pg_notify('forecourt_stock', tenant_id::text) FROM logged`,
    [EVERY_VEHICLE],
  )
  return rowCount ?? 0
}

/** A reader's progress: everything before the position, and the transactions from it on that were applied. */
export type LogProgress = { readonly position: LogPosition; readonly applied: readonly string[] }

/**
 * Reads the committed changes that a reader has not applied, each vehicle once. A long transaction holds the position
 * back, so transactions that commit meanwhile are remembered in `applied` and returned once only: all changes of a
 * transaction become visible together. `newest` is the latest transaction among a tenant's changes.
 */
export const readChangesSince = async (
  db: Client | Pool | PoolClient,
  { position, applied }: LogProgress,
): Promise<{
  readonly changes: readonly StockChange[]
  readonly newest: ReadonlyMap<string, LogPosition>
  readonly progress: LogProgress
}> => {
  const { rows } = await db.query<{ tenant_id: string | null; vehicle_id: string; position: string; xact: string }>(
    `WITH now AS (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS position)
     SELECT DISTINCT c.tenant_id, c.vehicle_id, c.xact::text, now.position::text
     FROM now LEFT JOIN stock_changes c ON c.xact >= $1::xid8 AND c.xact <> ALL ($2::xid8[])`,
    [position, applied],
  )
  const horizon = rows[0]?.position ?? position
  const readTransactions = new Set([...applied, ...rows.flatMap((row) => (row.tenant_id === null ? [] : [row.xact]))])
  const changes = new Map<string, StockChange>()
  const newest = new Map<string, LogPosition>()
  for (const { tenant_id: tenantId, vehicle_id: vehicleId, xact } of rows) {
    if (tenantId === null) continue
    changes.set(`${tenantId} ${vehicleId}`, { tenantId, vehicleId })
    if (BigInt(xact) > BigInt(newest.get(tenantId) ?? -1)) newest.set(tenantId, xact)
  }
  return {
    changes: [...changes.values()],
    newest,
    progress: { position: horizon, applied: [...readTransactions].filter((xact) => BigInt(xact) >= BigInt(horizon)) },
  }
}
