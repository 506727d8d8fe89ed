import type { ClientBase, Pool } from 'pg'
import { listOverrideChanges } from '@/src/domain/audit/override-changes'
import type { ChangedValues, ChangeLook } from '@/src/domain/stock/price-change/plan'
import type { PriceRule } from '@/src/domain/stock/price-change/price-rule'
import type { PriceChangeState } from '@/src/domain/stock/price-change/texts'
import type { VehicleOverrides } from '@/src/domain/stock/vehicle/vehicle'
import { logVehicleChanges } from '../log-vehicle-changes'

/** Rows of price changes and their vehicles (STF-11). */

export type Scope = { readonly tenantId: string; readonly now: Date; readonly who: string }

export type StoredChange = ChangeLook & {
  readonly id: string
  readonly tenantId: string
  readonly state: PriceChangeState
  readonly rule: PriceRule
  readonly starts_at: Date
  readonly ends_at: Date | null
}

/**
 * A vehicle of a change: planned, running, restored to the price before, left as staff have set it since, or
 * left out because it could not take the change.
 */
type ItemState = 'planned' | 'running' | 'restored' | 'changed_since' | 'left_out'

export type ChangeItem = {
  readonly vehicleId: string
  readonly state: ItemState
  /** The price without the change, and with it. */
  readonly from: number
  readonly to: number
  readonly set: ChangedValues
  /** The dealer's own values before the change. */
  readonly own: ChangedValues
  readonly reason?: string
}

const readChange = async (client: ClientBase, id: string, lockSql: string): Promise<StoredChange | undefined> => {
  const { rows } = await client.query<StoredChange & { tag: string | null }>(
    `SELECT id, tenant_id AS "tenantId", state, rule, shows_before, tag, starts_at, ends_at
       FROM price_changes WHERE id = $1 ${lockSql}`,
    [id],
  )
  const [row] = rows
  if (row === undefined) return undefined
  const { tag, ...change } = row
  return { ...change, ...(tag !== null && { tag }) }
}

/** Reads and locks a change, so that it is started and ended once. It is locked before its vehicles. */
export const lockChange = (client: ClientBase, id: string) => readChange(client, id, 'FOR UPDATE')

/** Reads a change without locking it, for a caller that has locked vehicles already. */
export const findChange = (client: ClientBase, id: string) => readChange(client, id, '')

type ItemRow = Omit<ChangeItem, 'from' | 'to'> & { readonly from: string; readonly to: string }

export const listItems = async (
  client: ClientBase,
  changeId: string,
  state: ItemState,
): Promise<readonly ChangeItem[]> => {
  const { rows } = await client.query<ItemRow>(
    `SELECT vehicle_id AS "vehicleId", state, from_cents AS "from", to_cents AS "to", set_values AS "set", own_values AS own
       FROM price_change_vehicles WHERE change_id = $1 AND state = $2 ORDER BY vehicle_id`,
    [changeId, state],
  )
  return rows.map((row) => ({ ...row, from: Number(row.from), to: Number(row.to) }))
}

const itemColumns = `r(vehicle_id uuid, name text, state text, from_cents bigint, to_cents bigint, set_values jsonb,
  own_values jsonb, reason text)`

const toItemRows = (items: readonly (ChangeItem & { readonly name?: string })[]): string =>
  JSON.stringify(
    items.map(({ vehicleId, name, state, from, to, set, own, reason }) => ({
      vehicle_id: vehicleId,
      name,
      state,
      from_cents: from,
      to_cents: to,
      set_values: set,
      own_values: own,
      reason,
    })),
  )

export const insertItems = async (
  client: ClientBase,
  { id, tenantId }: Pick<StoredChange, 'id' | 'tenantId'>,
  items: readonly (ChangeItem & { readonly name: string })[],
): Promise<void> => {
  await client.query(
    `INSERT INTO price_change_vehicles (change_id, tenant_id, vehicle_id, name, state, from_cents, to_cents, set_values, own_values)
     SELECT $1, $2, vehicle_id, name, state, from_cents, to_cents, set_values, own_values
       FROM jsonb_to_recordset($3::jsonb) AS ${itemColumns}`,
    [id, tenantId, toItemRows(items)],
  )
}

export const updateItems = async (
  client: ClientBase,
  changeId: string,
  items: readonly ChangeItem[],
): Promise<void> => {
  if (items.length === 0) return
  await client.query(
    `UPDATE price_change_vehicles i SET state = r.state, from_cents = r.from_cents, to_cents = r.to_cents,
            set_values = r.set_values, own_values = r.own_values, reason = r.reason
       FROM jsonb_to_recordset($2::jsonb) AS ${itemColumns} WHERE i.change_id = $1 AND i.vehicle_id = r.vehicle_id`,
    [changeId, toItemRows(items)],
  )
}

/** Leaves out all vehicles of a change that will never start, so that other changes may take them. */
export const leaveOutPlanned = async (client: ClientBase, changeId: string, reason: string): Promise<void> => {
  await client.query(
    `UPDATE price_change_vehicles SET state = 'left_out', reason = $2 WHERE change_id = $1 AND state = 'planned'`,
    [changeId, reason],
  )
}

type OverridesChange = {
  readonly id: string
  readonly name: string
  readonly before: VehicleOverrides | undefined
  readonly after: VehicleOverrides
}

/** Writes the own values of vehicles that the caller has locked, and logs what changed (ADM-02). */
export const writeOverrides = async (
  client: ClientBase,
  { tenantId, now, who }: Scope,
  vehicles: readonly OverridesChange[],
): Promise<void> => {
  const changed = vehicles.flatMap(({ id, name, before, after }) => {
    const changes = listOverrideChanges('overrides', before, after)
    return changes.length === 0 ? [] : [{ id, name, overrides: after, changes }]
  })
  if (changed.length === 0) return
  await client.query(
    `UPDATE vehicles v SET overrides = nullif(r.overrides, '{}'::jsonb), updated_at = $2
       FROM jsonb_to_recordset($3::jsonb) AS r(id uuid, overrides jsonb) WHERE v.id = r.id AND v.tenant_id = $1`,
    [tenantId, now, JSON.stringify(changed.map(({ id, overrides }) => ({ id, overrides })))],
  )
  await logVehicleChanges(client, { tenantId, now, who }, changed)
}

export const saveState = async (
  client: ClientBase,
  id: string,
  {
    state,
    vehicles,
    ended_by,
  }: { readonly state: PriceChangeState; readonly vehicles?: number; readonly ended_by?: string },
  now: Date,
): Promise<void> => {
  await client.query(
    `UPDATE price_changes SET state = $2, vehicles = coalesce($3, vehicles), ended_by = coalesce($4, ended_by),
            ends_at = CASE WHEN $5 THEN $6 ELSE ends_at END, updated_at = $6 WHERE id = $1`,
    // A change that staff end early has ended now; a cancelled one never began.
    [id, state, vehicles ?? null, ended_by ?? null, state === 'stopped' || state === 'undone', now],
  )
}

export type ChangedVehicleRow = {
  readonly id: string
  readonly name: string
  readonly state: ItemState
  readonly from: number
  readonly to: number
  readonly reason: string | null
}

/** Lists the vehicles of a change for the panel: those that need attention first. */
export const listChangedVehicles = async (
  db: Pick<Pool, 'query'>,
  changeId: string,
  limit: number,
): Promise<readonly ChangedVehicleRow[]> => {
  const { rows } = await db.query<ChangedVehicleRow & { from: string; to: string }>(
    `SELECT vehicle_id AS id, name, state, from_cents AS "from", to_cents AS "to", reason FROM price_change_vehicles
      WHERE change_id = $1 ORDER BY state IN ('changed_since', 'left_out') DESC, name, vehicle_id LIMIT $2`,
    [changeId, limit],
  )
  return rows.map((row) => ({ ...row, from: Number(row.from), to: Number(row.to) }))
}
