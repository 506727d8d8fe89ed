import type { Pool } from 'pg'
import type { AnalyticsEvent, AnalyticsStore, QueryCount, ViewCount } from './port'

const saveEvents = async (db: Pool, events: readonly AnalyticsEvent[]): Promise<void> => {
  await db.query(
    `INSERT INTO events (tenant_id, event, car_id, path, at)
     SELECT t.id, e.event, v.id, e.path, e.at
     FROM unnest($1::uuid[], $2::smallint[], $3::uuid[], $4::text[], $5::timestamptz[]) AS e (tenant_id, event, car_id, path, at)
     JOIN tenants t ON t.id = e.tenant_id AND t.status::text = 'active'
     LEFT JOIN vehicles v ON v.id = e.car_id AND v.tenant_id = t.id`,
    [
      events.map(({ tenantId }) => tenantId),
      events.map(({ id }) => id),
      events.map(({ car_id }) => car_id ?? null),
      events.map(({ path }) => path),
      events.map(({ at }) => at.toISOString()),
    ],
  )
}

const addViews = async (db: Pool, views: readonly ViewCount[]): Promise<void> => {
  await db.query(
    `INSERT INTO vehicle_views AS w (tenant_id, vehicle_id, day, count)
     SELECT v.tenant_id, v.id, n.day, sum(n.count)
     FROM unnest($1::uuid[], $2::uuid[], $3::date[], $4::integer[]) AS n (tenant_id, vehicle_id, day, count)
     JOIN vehicles v ON v.id = n.vehicle_id AND v.tenant_id = n.tenant_id
     JOIN tenants t ON t.id = v.tenant_id AND t.status::text = 'active'
     GROUP BY v.tenant_id, v.id, n.day ORDER BY v.id, n.day
     ON CONFLICT (vehicle_id, day) DO UPDATE SET count = w.count + excluded.count`,
    [
      views.map(({ tenantId }) => tenantId),
      views.map(({ car_id }) => car_id),
      views.map(({ day }) => day),
      views.map(({ count }) => count),
    ],
  )
}

type QueryTable = 'zero_result_searches' | 'popular_searches'

const addQueries = async (db: Pool, table: QueryTable, counts: readonly QueryCount[]): Promise<void> => {
  if (counts.length === 0) return
  await db.query(
    `INSERT INTO ${table} AS w (tenant_id, day, words, count)
     SELECT t.id, n.day, n.words, sum(n.count)
     FROM unnest($1::uuid[], $2::date[], $3::text[], $4::integer[]) AS n (tenant_id, day, words, count)
     JOIN tenants t ON t.id = n.tenant_id AND t.status::text = 'active'
     GROUP BY t.id, n.day, n.words ORDER BY t.id, n.day, n.words
     ON CONFLICT (tenant_id, day, words) DO UPDATE SET count = w.count + excluded.count`,
    [
      counts.map(({ tenantId }) => tenantId),
      counts.map(({ day }) => day),
      counts.map(({ words }) => words),
      counts.map(({ count }) => count),
    ],
  )
}

/**
 * Stores analytics in this installation's own tables: `events`, `vehicle_views`, `zero_result_searches` and
 * `popular_searches`.
 */
export const createEmbeddedAnalytics = (db: Pool): AnalyticsStore => ({
  saveEvents: async (events) => {
    if (events.length > 0) await saveEvents(db, events)
  },
  addViews: async (views) => {
    if (views.length > 0) await addViews(db, views)
  },
  addZeroResults: (counts) => addQueries(db, 'zero_result_searches', counts),
  addSearches: (counts) => addQueries(db, 'popular_searches', counts),
})
