import type { Client, Pool, PoolClient } from 'pg'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import {
  type RecordContext,
  toRecordRules,
  toSearchRecord,
  type RecordLocation,
} from '@/src/domain/stock/search-record/to-search-record'
import { columnOf, vehicleFieldEntries } from '@/src/domain/stock/fields'
import { findAddressPoint } from '@/src/domain/locations/places'
import { placeTable } from '@/src/integrations/geocoding/place-table'
import { loadSwitches } from '@/src/services/tenants/load-switches'
import { toVehicle } from '@/src/domain/stock/vehicle/vehicle-record'

type Queryable = Pool | PoolClient | Client

/** The columns that search records are built from; pages read the others from the vehicle itself. */
const columnsSql = vehicleFieldEntries
  .filter(([, { search, stored = true }]) => search !== undefined && stored)
  .map(([name]) => `v.${columnOf(name)}`)
  .join(', ')

type StockRow = Record<string, unknown> & { readonly id: string; readonly location: RecordLocation | null }

const selectSql = `SELECT ${columnsSql}, CASE WHEN l.id IS NULL THEN NULL ELSE jsonb_strip_nulls(jsonb_build_object(
    'name', l.name, 'slug', l.slug, 'dealership_id', l.dealership_id, 'dealership_slug', l.dealership_slug,
    'address', jsonb_build_object('city', l.address_city, 'state', l.address_state, 'postcode', l.address_postcode,
      'lat', l.address_lat, 'long', l.address_long))) END AS location
  FROM vehicles v LEFT JOIN locations l ON l.id = v.location_id AND l.deleted_at IS NULL`

type TenantContext = Pick<RecordContext, 'tenantId' | 'finance' | 'rules'>

/** Loads the tenant's switches that its records depend on, such as which repayments may be shown (FIN-01). */
const loadContext = async (db: Queryable, tenantId: string): Promise<TenantContext> => {
  const switches = await loadSwitches(db, tenantId)
  return { tenantId, finance: { switches: switches.finance, now: new Date() }, rules: toRecordRules(switches) }
}

/** Vehicles of a location without coordinates are found by distance from its suburb. */
const withPoint = (location: RecordLocation): RecordLocation => ({
  ...location,
  address: { ...location.address, ...findAddressPoint(location.address, placeTable) },
})

const buildRecord = (context: TenantContext, { location, ...row }: StockRow): StockRecord =>
  toSearchRecord(toVehicle(row), { ...context, ...(location ? { location: withPoint(location) } : {}) })

/** The index holds the vehicles that may be shown: not hidden by staff and not removed from their feed. */
const INDEXED_SQL = 'v.removed_at IS NULL AND v.hidden IS NOT TRUE'

/**
 * Reads all records of a tenant in batches by primary key, because a cursor would hold a transaction open. The batches
 * are small, so that their memory is free again soon: with 500 records, V8 moves them to its old generation, where 100,000
 * vehicles leave 450 MB behind.
 */
export async function* readStock(db: Queryable, tenantId: string, batch = 100): AsyncGenerator<readonly StockRecord[]> {
  const context = await loadContext(db, tenantId)
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await db.query<StockRow>(
      `${selectSql} WHERE v.tenant_id = $1 AND v.id > $2 AND ${INDEXED_SQL} ORDER BY v.id LIMIT $3`,
      [tenantId, after, batch],
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield rows.map((row) => buildRecord(context, row))
    if (rows.length < batch) return
  }
}

/** Reads the current records of some vehicles, and lists the ids that no longer belong in the index. */
export const readChangedRecords = async (
  db: Queryable,
  tenantId: string,
  ids: readonly string[],
): Promise<{ save: readonly StockRecord[]; remove: readonly string[] }> => {
  const context = await loadContext(db, tenantId)
  const { rows } = await db.query<StockRow>(
    `${selectSql} WHERE v.tenant_id = $1 AND v.id = ANY($2::uuid[]) AND ${INDEXED_SQL}`,
    [tenantId, ids],
  )
  const presentIds = new Set(rows.map((row) => row.id))
  return { save: rows.map((row) => buildRecord(context, row)), remove: ids.filter((id) => !presentIds.has(id)) }
}
