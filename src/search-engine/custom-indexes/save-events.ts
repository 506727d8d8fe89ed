import type { Pool } from 'pg'
import { limits } from '../limits'
import type { InsightsEvent } from './events'

/** Stores a tenant's events and keeps the newest `limits.storedEvents`. */
export const saveEvents = async (db: Pool, tenantId: string, events: readonly InsightsEvent[]): Promise<void> => {
  if (events.length === 0) return
  const { rows } = await db.query<{ last: string }>(
    `WITH saved AS (
       INSERT INTO search_events (tenant_id, event_type, event_name, index_name, user_token, query_id, happened_at, body)
       SELECT $1::uuid, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::json[])
       WHERE EXISTS (SELECT 1 FROM tenants WHERE id = $1::uuid)
       RETURNING id
     ) SELECT coalesce(max(id), 0)::text AS last FROM saved`,
    [
      tenantId,
      events.map(({ type }) => type),
      events.map(({ name }) => name),
      events.map(({ index }) => index),
      events.map(({ userToken }) => userToken),
      events.map(({ queryId }) => queryId),
      events.map(({ at }) => at),
      events.map(({ json }) => json),
    ],
  )
  const last = Number(rows[0]?.last ?? 0)
  if (last % TRIM_INTERVAL_IDS < events.length) await trimEvents(db, tenantId)
}

/** The number of ids between two deletions of old events. */
const TRIM_INTERVAL_IDS = 500

const trimEvents = async (db: Pool, tenantId: string): Promise<void> => {
  await db.query(
    `DELETE FROM search_events WHERE tenant_id = $1 AND id <=
       (SELECT id FROM search_events WHERE tenant_id = $1 ORDER BY id DESC OFFSET ${limits.storedEvents} LIMIT 1)`,
    [tenantId],
  )
}
