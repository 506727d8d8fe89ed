import type { Client, Pool, PoolClient } from 'pg'

export type StockChange = { readonly tenantId: string; readonly vehicleId: string }

/** A place in the change log: everything of transactions before it has been read. */
export type LogPosition = string

/**
 * Where to read on after loading everything now. Transactions still open have a higher or equal number than the
 * snapshot's horizon, so none of theirs is skipped, whatever order they commit in.
 */
export const logPosition = async (db: Client | Pool | PoolClient): Promise<LogPosition> => {
  const { rows } = await db.query<{ position: string }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS position',
  )
  return rows[0]?.position ?? '0'
}

/** Forgets changes that every running process has long read. */
export const pruneChanges = async (db: Client | Pool | PoolClient): Promise<number> => {
  const { rowCount } = await db.query("DELETE FROM stock_changes WHERE changed_at < now() - interval '1 day'")
  return rowCount ?? 0
}

/** Stands in the log for every vehicle of the tenant: something all their records show has changed. */
export const everyVehicle = '00000000-0000-0000-0000-000000000000'

/** Enters every tenant's whole stock in the log, and tells who listens. @returns how many tenants there are */
export const logAllStock = async (db: Client | Pool | PoolClient): Promise<number> => {
  const { rowCount } = await db.query(
    `WITH logged AS (INSERT INTO stock_changes (tenant_id, vehicle_id) SELECT id, $1 FROM tenants RETURNING tenant_id)
     SELECT pg_notify('forecourt_stock', tenant_id::text) FROM logged`,
    [everyVehicle],
  )
  return rowCount ?? 0
}

/** How far one reader came: all before the position, and the transactions at or after it that it has applied. */
export type LogProgress = { readonly position: LogPosition; readonly applied: readonly string[] }

/**
 * Changes committed beyond what a reader has, each vehicle once. A transaction long open holds the position back, and
 * what others commit meanwhile is handed out once all the same: a transaction's changes become visible together, so its
 * number stands for all of them. `newest` is the latest transaction among a tenant's changes.
 */
export const changesBeyond = async (
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
  const seen = new Set([...applied, ...rows.flatMap((row) => (row.tenant_id === null ? [] : [row.xact]))])
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
    progress: { position: horizon, applied: [...seen].filter((xact) => BigInt(xact) >= BigInt(horizon)) },
  }
}
