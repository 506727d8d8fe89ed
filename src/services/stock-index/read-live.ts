import type { Pool } from 'pg'
import type { LiveState } from '@/src/domain/stock/vehicle/live'
import { liveStateColumns, toLiveState } from '@/src/domain/stock/vehicle/live-state'
import type { LogPosition } from '@/src/domain/stock/search-record/log-position'
import { EVERY_VEHICLE } from './change-log'
import { toVehicle } from '@/src/domain/stock/vehicle/vehicle-record'

export type WatchedVehicle = { readonly tenantId: string; readonly vehicleId: string }

export type LiveReading = {
  /** Position to continue from: every transaction that was open during the read is at or after it. */
  readonly position: LogPosition
  /** Current states of the vehicles read; null if the tenant has no such vehicle. */
  readonly states: readonly (WatchedVehicle & { readonly state: LiveState | null })[]
}

type LiveRow = Record<string, unknown> & {
  readonly position: string
  readonly watched_tenant: string | null
  readonly watched_car: string | null
  readonly id: string | null
}

const WATCHED_SQL = 'watched AS (SELECT * FROM unnest($1::uuid[], $2::uuid[]) AS w (tenant_id, car_id))'
const changedSql = `changed AS (SELECT DISTINCT tenant_id, vehicle_id FROM stock_changes WHERE xact >= $3::xid8),
  due AS (SELECT w.* FROM watched w JOIN changed c ON c.tenant_id = w.tenant_id AND c.vehicle_id = w.car_id
    UNION SELECT w.* FROM watched w JOIN changed c ON c.tenant_id = w.tenant_id AND c.vehicle_id = '${EVERY_VEHICLE}')`

const liveStatesSql = (due: string): string => `WITH ${WATCHED_SQL}, ${due}
  SELECT p.position, d.tenant_id AS watched_tenant, d.car_id AS watched_car, ${liveStateColumns.map((name) => `v.${name}`).join(', ')}
  FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS position) p
  LEFT JOIN due d ON true LEFT JOIN vehicles v ON v.id = d.car_id AND v.tenant_id = d.tenant_id`

const allStatesSql = liveStatesSql('due AS (SELECT * FROM watched)')
const changedStatesSql = liveStatesSql(changedSql)

/**
 * Reads the live states of vehicles in one query: of all, or only of those that the change log names from a position on
 * (VDP-16). During a long transaction the same changes are read repeatedly; the caller has to compare states.
 */
export const readLiveStates = async (
  db: Pool,
  vehicles: readonly WatchedVehicle[],
  position: LogPosition | null,
): Promise<LiveReading> => {
  const ids = [vehicles.map(({ tenantId }) => tenantId), vehicles.map(({ vehicleId }) => vehicleId)]
  const { rows } = await (position === null
    ? db.query<LiveRow>(allStatesSql, ids)
    : db.query<LiveRow>(changedStatesSql, [...ids, position]))
  const states = rows.flatMap(({ position: _, watched_tenant: tenantId, watched_car: vehicleId, ...row }) =>
    tenantId === null || vehicleId === null
      ? []
      : [{ tenantId, vehicleId, state: row.id === null ? null : toLiveState(toVehicle(row)) }],
  )
  return { position: rows[0]?.position ?? position ?? '0', states }
}

/** Lists which of these tenants are not active. */
export const listInactiveTenants = async (db: Pool, ids: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `SELECT w.id FROM unnest($1::uuid[]) AS w (id) LEFT JOIN tenants t ON t.id = w.id AND t.status::text = 'active'
     WHERE t.id IS NULL`,
    [ids],
  )
  return rows.map(({ id }) => id)
}
