import type { ClientBase } from 'pg'
import { v7 as uuidV7 } from 'uuid'
import type { FieldChange } from '@/src/domain/audit/field-change'

const writeSql = `INSERT INTO audit (id, tenant_id, who, action, kind, document, title, changes, created_at, updated_at)
  SELECT id, $1, $2, 'changed', 'vehicles', document, title, changes, $3, $3
    FROM jsonb_to_recordset($4::jsonb) AS r(id uuid, document varchar, title varchar, changes jsonb)`

const MAX_TITLE_CHARS = 200

type Scope = { readonly tenantId: string; readonly now: Date; readonly who: string }
type ChangedVehicle = { readonly id: string; readonly name: string; readonly changes: readonly FieldChange[] }

/** Writes changes of many vehicles to the audit log, in the transaction that makes them (ADM-02). */
export const logVehicleChanges = async (
  client: ClientBase,
  { tenantId, now, who }: Scope,
  vehicles: readonly ChangedVehicle[],
): Promise<void> => {
  if (vehicles.length === 0) return
  const rows = vehicles.map(({ id, name, changes }) => ({
    id: uuidV7({ msecs: now.getTime() }),
    document: id,
    title: name.slice(0, MAX_TITLE_CHARS),
    changes,
  }))
  await client.query(writeSql, [tenantId, who, now, JSON.stringify(rows)])
}
