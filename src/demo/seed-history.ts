import pg from 'pg'
import { v7 as uuidV7 } from 'uuid'
import { dayAt } from '@/src/domain/time/zones'
import { inTransactionOn } from '@/src/platform/postgres/connections'
import { createDemoHistory, type HistoryVehicle } from './history'

type Options = {
  readonly connectionString: string
  readonly tenantId: string
  readonly slug: string
  readonly now: Date
}

/** Views are counted by days of Brisbane. */
const STATISTICS_ZONE = 'Australia/Brisbane'

const vehiclesSql = `
  SELECT id, stocknum, make, model, car_type, location_id FROM vehicles
   WHERE tenant_id = $1 AND status = 'in_stock' AND removed_at IS NULL AND hidden IS NOT TRUE ORDER BY stocknum, id`

const leadsSql = `
  INSERT INTO leads (id, tenant_id, key, source, form_completed, lead_status, opt_in, person, updated_at,
                     category, stage, created_at, first_response_at, name, email, phone, message,
                     car_id, stock_number, vehicle_make, vehicle_model, car_type, location_id)
  SELECT id, $1, id::text, 'Website', true, 'Complete', false, phone, created_at,
         category, stage::enum_leads_stage, created_at, first_response_at, name, email, phone, message,
         car_id, stock_number, vehicle_make, vehicle_model, car_type, location_id
    FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, category text, stage text, created_at timestamptz,
         first_response_at timestamptz, name text, email text, phone text, message text, car_id uuid,
         stock_number text, vehicle_make text, vehicle_model text, car_type text, location_id uuid)`

const viewsSql = `
  INSERT INTO vehicle_views (tenant_id, vehicle_id, day, count, copied)
  SELECT $1, vehicle_id, day, count, count
    FROM jsonb_to_recordset($2::jsonb) AS r(vehicle_id uuid, day date, count int) ON CONFLICT DO NOTHING`

const zeroResultsSql = `
  INSERT INTO zero_result_searches (tenant_id, day, words, count)
  SELECT $1, day, words, count FROM jsonb_to_recordset($2::jsonb) AS r(day date, words text, count int) ON CONFLICT DO NOTHING`

/** Adds the invented history of a demo dealer's last two months, once (STF-04). */
export const seedDemoHistory = async ({ connectionString, tenantId, slug, now }: Options): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await inTransactionOn(client, async () => {
      const { rowCount } = await client.query('SELECT 1 FROM leads WHERE tenant_id = $1 LIMIT 1', [tenantId])
      if (rowCount !== 0) return
      const { rows } = await client.query<HistoryVehicle>(vehiclesSql, [tenantId])
      const history = createDemoHistory(slug, rows, now, dayAt(now, STATISTICS_ZONE))
      const leads = history.leads.map((lead) => ({ ...lead, id: uuidV7({ msecs: Date.parse(lead.created_at) }) }))
      await client.query(leadsSql, [tenantId, JSON.stringify(leads)])
      // An insert queues a lead for delivery; these are history, which the dealer is not told of.
      await client.query('UPDATE leads SET routed_at = created_at WHERE tenant_id = $1', [tenantId])
      await client.query(viewsSql, [tenantId, JSON.stringify(history.views)])
      await client.query(zeroResultsSql, [tenantId, JSON.stringify(history.zero_results)])
    })
  } finally {
    await client.end()
  }
}
