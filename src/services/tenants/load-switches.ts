import type { ClientBase, Pool } from 'pg'
import { resolveSwitches, type Switches } from '@/src/domain/switches'

type Db = Pick<Pool | ClientBase, 'query'>

/** Loads a tenant's switches: its own over those of its template. */
export const loadSwitches = async (db: Db, tenantId: string): Promise<Switches> => {
  const { rows } = await db.query<{ template: unknown; own: unknown }>(
    `SELECT template.switches AS template, own.switches AS own FROM tenants t
     LEFT JOIN templates template ON template.id = t.template_id
     LEFT JOIN site_settings own ON own.tenant_id = t.id WHERE t.id = $1`,
    [tenantId],
  )
  return resolveSwitches(rows[0]?.template, rows[0]?.own)
}
