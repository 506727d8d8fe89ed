import type { Pool } from 'pg'
import type { SetUpFacts } from '@/src/domain/panel/getting-started'

const factsSql = `SELECT
  EXISTS (SELECT 1 FROM theme WHERE tenant_id = $1 AND (logo_id IS NOT NULL OR coalesce(logo_url, '') <> '')) AS "hasLogo",
  EXISTS (SELECT 1 FROM site_settings WHERE tenant_id = $1 AND coalesce(phone, '') <> '')
    OR EXISTS (SELECT 1 FROM locations WHERE tenant_id = $1 AND deleted_at IS NULL
                AND coalesce(nullif(phone, ''), nullif(landline_phone, '')) IS NOT NULL) AS "hasPhone",
  EXISTS (SELECT 1 FROM locations WHERE tenant_id = $1 AND deleted_at IS NULL
           AND opening_hours NOT IN ('[]', 'null')) AS "hasHours",
  EXISTS (SELECT 1 FROM pages WHERE tenant_id = $1 AND deleted_at IS NULL AND _status = 'published') AS "hasPages",
  EXISTS (SELECT 1 FROM stock_feeds WHERE tenant_id = $1 AND enabled)
    OR EXISTS (SELECT 1 FROM vehicles WHERE tenant_id = $1 AND removed_at IS NULL) AS "hasStock"`

/** Reads what a dealer has of the things that its site needs (STF-06). */
export const readSetUpFacts = async (db: Pick<Pool, 'query'>, tenantId: string): Promise<SetUpFacts> => {
  const { rows } = await db.query<SetUpFacts>(factsSql, [tenantId])
  const [facts] = rows
  if (facts === undefined) throw new Error('The query of a dealer’s set-up returned no row.')
  return facts
}
