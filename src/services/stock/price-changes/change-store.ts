import type { ClientBase } from 'pg'
import { listOverrideChanges } from '@/src/domain/audit/override-changes'
import type { ChangeLook } from '@/src/domain/stock/price-change/plan'
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
