import type { ClientBase, Pool } from 'pg'
import type { ChangedValues } from '@/src/domain/stock/price-change/plan'
import type { StoredChange } from './change-store'

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
