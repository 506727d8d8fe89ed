import type { Pool, PoolClient } from 'pg'
import { isUploadName, type UploadStore } from '@/src/integrations/uploads/port'
import { inTransaction } from '@/src/integrations/postgres/connections'
import { type Db, type OwnedBy, quoted, tenantColumns } from './catalogue'
import { removeStaff } from './purge-staff'

type Options = {
  readonly db: Pool
  /** Where pictures and brochures are. */
  readonly uploads: UploadStore
  /** Takes the tenant's records out of a hosted search; absent where search lives in this process. */
  readonly removeFromSearch?: (tenantId: string) => Promise<void>
  /** Aborted when somebody else took this work over: nothing more is deleted then. */
  readonly signal?: AbortSignal
  /** Rows deleted in one transaction. */
  readonly batch?: number
}

/** Files go before their rows: killed in between, the row still says which file to look for. */
const removeFiles = async ({ db, uploads, signal }: Options, tenantId: string): Promise<void> => {
  const { rows } = await db.query<{ filename: string }>(
    `WITH files AS (SELECT tenant_id, filename FROM media UNION ALL SELECT tenant_id, filename FROM brochures
       UNION ALL SELECT tenant_id, file FROM upload_removals)
     SELECT DISTINCT m.filename FROM files m WHERE m.tenant_id = $1 AND m.filename IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM files o WHERE o.filename = m.filename AND o.tenant_id IS DISTINCT FROM m.tenant_id)`,
    [tenantId],
  )
  for (const { filename } of rows) {
    signal?.throwIfAborted()
    // A name that is none of ours has no file of ours.
    if (isUploadName(filename)) await uploads.remove({ tenant: tenantId, file: filename })
  }
}

const removeRows = async (db: Db, { table, column }: OwnedBy, tenantId: string, most: number): Promise<number> => {
  const { rowCount } = await db.query(
    `DELETE FROM ${quoted(table)} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${quoted(table)} WHERE ${quoted(column)} = $1 LIMIT $2))`,
    [tenantId, most],
  )
  return rowCount ?? 0
}

/** What staff's panels remember may name the tenant: which one was chosen, which filter was set. */
const forgetPreferences = async (db: Db, tenantId: string): Promise<void> => {
  await db.query(
    "DELETE FROM payload_preferences WHERE key LIKE '%' || $1 || '%' OR value::text LIKE '%' || $1 || '%'",
    [tenantId],
  )
}

/**
 * The last stroke, all or nothing. The lock on the tenant makes whoever still writes for it wait, and then fail: no row
 * can come in between and be left without an owner. What the stock change log says of the tenant stays until it is
 * pruned by age: every other reader learns from it that this stock is gone. @returns whether this call removed it.
 */
const removeTenant = async (client: PoolClient, tenantId: string): Promise<boolean> => {
  const { rows } = await client.query("SELECT 1 FROM tenants WHERE id = $1 AND status = 'purging' FOR UPDATE", [
    tenantId,
  ])
  if (rows.length !== 1) return false
  await removeStaff(client, tenantId)
  for (const owned of await tenantColumns(client)) await removeRows(client, owned, tenantId, 2_147_483_647)
  await forgetPreferences(client, tenantId)
  await client.query('DELETE FROM tenants WHERE id = $1', [tenantId])
  return true
}

/**
 * Deletes everything of a tenant that is to be purged, and then the tenant (TEN-01): files, documents with their
 * versions and those in the trash, stock, feeds, imports, memberships with the accounts of whoever worked there alone,
 * search records. Stopped at any point and run again it ends the same; the tenant's own row goes last. Other tenants'
 * rows are never named. One that is not marked for it is left alone.
 */
export const purgeTenant = async (options: Options, tenantId: string): Promise<void> => {
  const { db, signal, batch = 5000, removeFromSearch } = options
  const { rowCount } = await db.query("SELECT 1 FROM tenants WHERE id = $1 AND status = 'purging'", [tenantId])
  if (rowCount !== 1) return
  await removeFromSearch?.(tenantId)
  await removeFiles(options, tenantId)
  signal?.throwIfAborted()
  await inTransaction(db, (client) => removeStaff(client, tenantId))
  for (const owned of await tenantColumns(db)) {
    do signal?.throwIfAborted()
    while ((await removeRows(db, owned, tenantId, batch)) > 0)
  }
  const gone = await inTransaction(db, (client) => removeTenant(client, tenantId))
  // A sync that had read the stock before may have sent it since. Where this fails, the change log has the sync do it.
  if (gone) await removeFromSearch?.(tenantId)
}

/** Every tenant that the platform marked for it, one after the other. @returns how many are gone. */
export const purgeMarked = async (options: Options): Promise<number> => {
  const { rows } = await options.db.query<{ id: string }>("SELECT id FROM tenants WHERE status = 'purging' ORDER BY id")
  for (const { id } of rows) {
    options.signal?.throwIfAborted()
    await purgeTenant(options, id)
  }
  return rows.length
}
