import type { ClientBase } from 'pg'
import type { ImportPlan, VehicleChange } from '@/src/domain/stock/feed/plan'
import { formatVehicleName } from '@/src/domain/stock/vehicle/naming'
import type { CollectedVehicle } from './collect-vehicles'
import { MAX_FINDINGS, type PlanDetails } from './import-report'

/** Names the vehicles of a plan for the staff who check it before the import (STF-05). */

const MAX_EXAMPLES = 20

const withStockNumber = (name: string, stockNumber: string | null | undefined): string =>
  stockNumber ? `${name} (${stockNumber})` : name

const nameOf = (vehicle: CollectedVehicle | undefined): string => {
  const row = JSON.parse(vehicle?.text ?? '{}') as Parameters<typeof formatVehicleName>[0] & { stocknum?: string }
  return withStockNumber(formatVehicleName(row), row.stocknum)
}

const listMissing = async (
  client: ClientBase,
  tenantId: string,
  ids: readonly string[],
): Promise<PlanDetails['missing']> => {
  if (ids.length === 0) return []
  const { rows } = await client.query<{ id: string; name: string | null; stocknum: string | null }>(
    'SELECT id, name, stocknum FROM vehicles WHERE tenant_id = $1 AND id = ANY($2::uuid[]) ORDER BY name, id LIMIT $3',
    [tenantId, ids, MAX_FINDINGS],
  )
  return rows.map(({ id, name, stocknum }) => ({ id, name: withStockNumber(name ?? 'Vehicle', stocknum) }))
}

export const describePlan = async (
  client: ClientBase,
  tenantId: string,
  plan: ImportPlan,
  vehicles: readonly CollectedVehicle[],
): Promise<PlanDetails> => {
  const namesOf = (kind: VehicleChange['kind']) =>
    plan.changes
      .filter((change) => change.kind === kind)
      .slice(0, MAX_EXAMPLES)
      .map(({ index }) => nameOf(vehicles[index]))
  return {
    created: namesOf('create'),
    updated: namesOf('update'),
    missing: await listMissing(client, tenantId, plan.missingIds),
  }
}
