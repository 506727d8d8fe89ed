import type { Pool, PoolClient } from 'pg'
import { resolveSiteAddress } from '@/src/domain/tenancy/site-address'
import { env } from '@/src/env'

/** The public address of a dealer's site, without a trailing slash. */
export const loadSiteUrl = async (db: Pool | PoolClient, tenantId: string): Promise<string> => {
  const { rows } = await db.query<{ slug: string; url: string | null; host: string | null }>(
    `SELECT t.slug, t.url, (SELECT d.host FROM tenants_domains d WHERE d._parent_id = t.id ORDER BY d._order LIMIT 1) AS host
     FROM tenants t WHERE t.id = $1`,
    [tenantId],
  )
  const { slug = '', url = null, host = null } = rows[0] ?? {}
  return resolveSiteAddress({ slug, url, domains: host === null ? [] : [{ host }] }, env.PUBLIC_URL)
}
