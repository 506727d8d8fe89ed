import type { Pool } from 'pg'
import { resolveSwitches } from '@/src/domain/switches'

type DealerSwitchesRow = { readonly id: string; readonly template: unknown; readonly own: unknown }

/** Loads the minutes after which a lead is overdue, by dealer id (ADM-04). */
export const loadOverdueMinutes = async (
  db: Pick<Pool, 'query'>,
  tenants: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.query<DealerSwitchesRow>(
    `SELECT t.id, template.switches AS template, own.switches AS own FROM tenants t
     LEFT JOIN templates template ON template.id = t.template_id
     LEFT JOIN site_settings own ON own.tenant_id = t.id WHERE t.id = ANY($1::uuid[])`,
    [tenants],
  )
  return new Map(rows.map(({ id, template, own }) => [id, resolveSwitches(template, own).leads.overdue_minutes]))
}
