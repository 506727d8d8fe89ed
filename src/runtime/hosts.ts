import type { Pool } from 'pg'
import type { HostMap } from '@/src/domain/tenancy/host'
import { normaliseHost } from '@/src/domain/tenancy/host'

type Row = { readonly id: string; readonly slug: string; readonly hosts: readonly string[] }

const platformHosts = (publicUrl: string): readonly string[] => {
  const host = URL.canParse(publicUrl) ? normaliseHost(new URL(publicUrl).host) : null
  return ['localhost', '127.0.0.1', ...(host ? [host] : [])]
}

/** The hosts of every active tenant: its own domains, and its slug under each host of the platform. */
export const readHosts = async (db: Pool, publicUrl: string): Promise<HostMap> => {
  const { rows } = await db.query<Row>(
    `SELECT t.id, t.slug, coalesce(array_agg(d.host) FILTER (WHERE d.host IS NOT NULL), '{}') AS hosts
     FROM tenants t LEFT JOIN tenants_domains d ON d._parent_id = t.id WHERE t.status = 'active' GROUP BY t.id`,
  )
  const platform = platformHosts(publicUrl)
  const tenants = new Map<string, string>()
  for (const row of rows) {
    for (const base of platform) if (base !== '127.0.0.1') tenants.set(`${row.slug}.${base}`, row.id)
    for (const host of row.hosts) tenants.set(host, row.id)
  }
  return { platform: new Set(platform), tenants }
}
