import type { Pool, PoolClient } from 'pg'
import { isUploadName, type UploadStore } from '@/src/integrations/uploads/port'
import { inTransaction } from '@/src/platform/postgres/connections'
import { type Db, type TenantColumn, quoteName, listTenantColumns } from './tenant-columns'
import { buildUploadedFilesSql } from '../uploads/uploaded-files'
import { removeStaff } from './purge-staff'

type Options = {
  readonly db: Pool
  /** The store of uploaded files. */
  readonly uploads: UploadStore
  /** Removes the tenant's records from a hosted search; absent if search runs in this process. */
  readonly removeFromSearch?: (tenantId: string) => Promise<void>
  /** Aborted when another worker has taken over the job: nothing more may be deleted. */
  readonly signal?: AbortSignal
  /** Rows deleted in one transaction. */
  readonly batch?: number
}

/** Removes files before their rows: after a crash in between, the row still names the file. */
const removeFiles = async ({ db, uploads, signal }: Options, tenantId: string): Promise<void> => {
  const { rows } = await db.query<{ filename: string }>(
    `WITH files AS (${await buildUploadedFilesSql(db)} UNION ALL SELECT tenant_id, file FROM upload_removals)
     SELECT DISTINCT m.filename FROM files m WHERE m.tenant_id = $1
       AND NOT EXISTS (SELECT 1 FROM files o WHERE o.filename = m.filename AND o.tenant_id IS DISTINCT FROM m.tenant_id)`,
    [tenantId],
  )
  for (const { filename } of rows) {
    signal?.throwIfAborted()
    // A file with another name is not an upload of ours.
    if (isUploadName(filename)) await uploads.remove({ tenant: tenantId, file: filename })
  }
}

const removeRows = async (
  db: Db,
  { table, column }: TenantColumn,
  tenantId: string,
  limit: number,
): Promise<number> => {
  const { rowCount } = await db.query(
    `DELETE FROM ${quoteName(table)} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${quoteName(table)} WHERE ${quoteName(column)} = $1 LIMIT $2))`,
    [tenantId, limit],
  )
  return rowCount ?? 0
}

/** Deletes staff preferences that may name the tenant, such as a selection or a filter. */
const deletePreferences = async (db: Db, tenantId: string): Promise<void> => {
  await db.query(
    "DELETE FROM payload_preferences WHERE key LIKE '%' || $1 || '%' OR value::text LIKE '%' || $1 || '%'",
    [tenantId],
  )
}

/**
 * The last step, in one transaction. The lock on the tenant's row makes concurrent writers wait and then fail, so that
 * no row is left without an owner. The tenant's entries in the stock change log stay until they are pruned by age:
 * other readers learn from them that the stock is gone. @returns true if this call deleted the tenant
 */
const removeTenant = async (client: PoolClient, tenantId: string): Promise<boolean> => {
  const { rows } = await client.query("SELECT 1 FROM tenants WHERE id = $1 AND status = 'purging' FOR UPDATE", [
    tenantId,
  ])
  if (rows.length !== 1) return false
  await removeStaff(client, tenantId)
  for (const tenantColumn of await listTenantColumns(client))
    await removeRows(client, tenantColumn, tenantId, 2_147_483_647)
  await deletePreferences(client, tenantId)
  await client.query('DELETE FROM tenants WHERE id = $1', [tenantId])
  return true
}

/**
 * Deletes all data of a tenant marked for purging, and then the tenant (TEN-01): files, documents with their versions
 * and trash, stock, feeds, imports, memberships, accounts of staff who worked there only, search records. After an
 * interruption it can be run again; the tenant's own row is deleted last. Other tenants' rows are not touched. A tenant
 * that is not marked is left alone.
 */
export const purgeTenant = async (options: Options, tenantId: string): Promise<void> => {
  const { db, signal, batch = 5000, removeFromSearch } = options
  const { rowCount } = await db.query("SELECT 1 FROM tenants WHERE id = $1 AND status = 'purging'", [tenantId])
  if (rowCount !== 1) return
  await removeFromSearch?.(tenantId)
  await removeFiles(options, tenantId)
  signal?.throwIfAborted()
  await inTransaction(db, (client) => removeStaff(client, tenantId))
  for (const tenantColumn of await listTenantColumns(db)) {
    do signal?.throwIfAborted()
    while ((await removeRows(db, tenantColumn, tenantId, batch)) > 0)
  }
  const isRemoved = await inTransaction(db, (client) => removeTenant(client, tenantId))
  // A sync may have sent stock it had read before. If this call fails, the change log makes the sync remove it.
  if (isRemoved) await removeFromSearch?.(tenantId)
}

/** Purges every tenant that the platform marked, one after the other. @returns the number of tenants */
export const purgeMarkedTenants = async (options: Options): Promise<number> => {
  const { rows } = await options.db.query<{ id: string }>("SELECT id FROM tenants WHERE status = 'purging' ORDER BY id")
  for (const { id } of rows) {
    options.signal?.throwIfAborted()
    await purgeTenant(options, id)
  }
  return rows.length
}
