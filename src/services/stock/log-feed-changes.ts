import type { ClientBase } from 'pg'
import { FEED_AUTHOR } from '@/src/domain/audit/field-change'
import { type FeedState, feedStateColumns, listFeedChanges } from '@/src/domain/audit/vehicle-history'
import { logVehicleChanges } from './log-vehicle-changes'

type VehicleState = { readonly id: string; readonly name: string; readonly state: FeedState }

const readSql = `SELECT id, name, jsonb_build_object(${feedStateColumns.map((name) => `'${name}', ${name}::text`).join(', ')},
    'in_feed', (removed_at IS NULL)::text) AS state
  FROM vehicles WHERE tenant_id = $1 AND id = ANY($2::uuid[])`

type Scope = { readonly tenantId: string; readonly now: Date }

/**
 * Runs a step of an import, and writes how it changed prices and statuses to the audit log, in the transaction of the
 * change. The history of a vehicle shows it beside what staff changed (ADM-02).
 */
export const withFeedChangeLog = async (
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
    return changes.length === 0 ? [] : [{ id, name, changes }]
  })
  await logVehicleChanges(client, { tenantId, now, who: FEED_AUTHOR }, rows)
}
