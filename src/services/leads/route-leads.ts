import type { Pool, PoolClient } from 'pg'
import { v7 as uuidV7 } from 'uuid'
import {
  type LeadRoute,
  type RoutableLead,
  findRoute,
  type Target,
  listTargets,
} from '@/src/domain/lead-delivery/lead-route'
import { inTransaction } from '@/src/platform/postgres/connections'

type UnroutedLead = RoutableLead & { readonly id: string; readonly tenant_id: string; readonly email: string | null }

/** Leads routed in one transaction. */
const BATCH_SIZE = 50
/** Minutes after which a form of several steps is routed although it is incomplete. */
const MAX_UNFINISHED_MINUTES = 30

/** The vehicle's location counts if the form named none. Leads of archived dealers wait until the dealer is active. */
const unroutedLeadsSql = `
  SELECT l.id, l.tenant_id, l.category, l.car_type, l.vehicle_make, coalesce(l.location_id, v.location_id) AS location, s.email
    FROM leads l
    JOIN tenants t ON t.id = l.tenant_id AND t.status::text = 'active'
    LEFT JOIN vehicles v ON v.id = l.car_id
    LEFT JOIN site_settings s ON s.tenant_id = l.tenant_id
   WHERE l.routed_at IS NULL
     AND (l.form_completed OR l.lead_status IS DISTINCT FROM 'Started'
          OR l.created_at <= $1::timestamptz - make_interval(mins => ${String(MAX_UNFINISHED_MINUTES)}))
   ORDER BY l.created_at LIMIT ${String(BATCH_SIZE)} FOR UPDATE OF l SKIP LOCKED`

const routesSql = `
  SELECT r.tenant_id, r.id, r."order"::float8 AS "order", coalesce(r.enabled, false) AS enabled,
         r.to_location_id AS to_location, r.webhook_url,
         ${['categories', 'makes', 'emails', 'adf_emails']
           .map(
             (path) =>
               `ARRAY(SELECT x.text FROM lead_routes_texts x WHERE x.parent_id = r.id AND x.path = '${path}' ORDER BY x."order") AS ${path}`,
           )
           .join(', ')},
         ARRAY(SELECT c.value::text FROM lead_routes_car_types c WHERE c.parent_id = r.id) AS car_types,
         ARRAY(SELECT l.locations_id::text FROM lead_routes_rels l WHERE l.parent_id = r.id AND l.path = 'locations') AS locations
    FROM lead_routes r WHERE r.tenant_id = ANY($1::uuid[])`

/** A lead that is sent again after its completion is a new delivery with a new id, so that receivers accept it. */
const addDeliverySql = `
  INSERT INTO lead_deliveries (id, tenant_id, lead_id, channel, target, state, tries, next_try_at, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, 'waiting', 0, $6, $6, $6)
  ON CONFLICT (lead_id, channel, target) DO UPDATE SET id = excluded.id, state = 'waiting', tries = 0, problem = NULL,
    next_try_at = excluded.next_try_at, delivered_at = NULL, created_at = excluded.created_at, updated_at = excluded.updated_at`

type RouteRow = LeadRoute & { readonly tenant_id: string }

const routeLead = async (db: PoolClient, lead: UnroutedLead, rules: readonly RouteRow[], now: Date): Promise<void> => {
  const rule = findRoute(
    rules.filter(({ tenant_id }) => tenant_id === lead.tenant_id),
    lead,
  )
  const targets: readonly Target[] = listTargets(rule, lead, lead.email)
  for (const { channel, target } of targets)
    await db.query(addDeliverySql, [uuidV7({ msecs: now.getTime() }), lead.tenant_id, lead.id, channel, target, now])
  const locationId = rule?.to_location ?? lead.location ?? null
  await db.query('UPDATE leads SET routed_at = $2, location_id = coalesce($3, location_id) WHERE id = $1', [
    lead.id,
    now,
    locationId,
  ])
}

const routeBatch = (db: Pool, now: Date): Promise<number> =>
  inTransaction(db, async (client) => {
    const { rows: leads } = await client.query<UnroutedLead>(unroutedLeadsSql, [now])
    if (leads.length === 0) return 0
    const { rows: rules } = await client.query<RouteRow>(routesSql, [
      [...new Set(leads.map(({ tenant_id }) => tenant_id))],
    ])
    for (const lead of leads) await routeLead(client, lead, rules, now)
    return leads.length
  })

/**
 * Decides for each unrouted lead where it is sent, and moves it to its location (LEAD-08). Deliveries and `routed_at`
 * are written in one transaction, so a killed worker leaves a lead either unrouted or routed. Several workers may run.
 * A form of several steps is routed when it is complete, or 30 minutes after its start. @returns the number of leads
 * routed
 */
export const routeLeads = async (db: Pool, now: Date): Promise<number> => {
  let total = 0
  for (;;) {
    const batchCount = await routeBatch(db, now)
    total += batchCount
    if (batchCount < BATCH_SIZE) return total
  }
}
