import type { ClientBase } from 'pg'
import { v7 as uuidV7 } from 'uuid'
import { FEED_AUTHOR } from '@/src/domain/audit/field-change'
import { type FeedState, feedStateColumns, listFeedChanges } from '@/src/domain/audit/vehicle-history'

type VehicleState = { readonly id: string; readonly name: string; readonly state: FeedState }

const readSql = `SELECT id, name, jsonb_build_object(${feedStateColumns.map((name) => `'${name}', ${name}::text`).join(', ')},
    'in_feed', (removed_at IS NULL)::text) AS state
  FROM vehicles WHERE tenant_id = $1 AND id = ANY($2::uuid[])`

const writeSql = `INSERT INTO audit (id, tenant_id, who, action, kind, document, title, changes, created_at, updated_at)
  SELECT id, $1, $2, 'changed', 'vehicles', document, title, changes, $3, $3
    FROM jsonb_to_recordset($4::jsonb) AS r(id uuid, document varchar, title varchar, changes jsonb)`

const MAX_TITLE_CHARS = 200

type Scope = { readonly tenantId: string; readonly now: Date }

/**
 * Runs a change of an import and writes what it changed of price and status to the audit log, in the transaction of the
 * change. The history of a vehicle shows it beside what staff changed (ADM-02).
 */
export const logFeedChanges = async (
  client: ClientBase,
  { tenantId, now }: Scope,
  ids: readonly string[],
  change: () => Promise<void>,
): Promise<void> => {
  const readStates = async () => (await client.query<VehicleState>(readSql, [tenantId, ids])).rows
  const before = new Map((await readStates()).map(({ id, state }) => [id, state]))
  await change()
  const rows = (await readStates()).flatMap(({ id, name, state }) => {
    const earlier = before.get(id)
    const changes = earlier === undefined ? [] : listFeedChanges(earlier, state)
    if (changes.length === 0) return []
    return [{ id: uuidV7({ msecs: now.getTime() }), document: id, title: name.slice(0, MAX_TITLE_CHARS), changes }]
  })
  if (rows.length > 0) await client.query(writeSql, [tenantId, FEED_AUTHOR, now, JSON.stringify(rows)])
}
