import type { Pool } from 'pg'
import { type HostMap, normaliseHost, type TenantHost } from '@/src/domain/tenancy/host'
import { resolveSwitches } from '@/tenants/switches'

type Row = {
  readonly id: string
  readonly slug: string
  readonly hosts: readonly string[]
  readonly template: unknown
  readonly own: unknown
}

const platformHosts = (publicUrl: string): readonly string[] => {
  const host = URL.canParse(publicUrl) ? normaliseHost(new URL(publicUrl).host) : null
  return ['localhost', '127.0.0.1', ...(host ? [host] : [])]
}

/** The hosts of every active tenant: its own domains, and its slug under each host of the platform. */
export const readHosts = async (db: Pool, publicUrl: string): Promise<HostMap> => {
  const { rows } = await db.query<Row>(
    `SELECT t.id, t.slug, m.switches AS template, s.switches AS own,
       coalesce((SELECT array_agg(d.host) FROM tenants_domains d WHERE d._parent_id = t.id), '{}') AS hosts
     FROM tenants t LEFT JOIN templates m ON m.id = t.template_id LEFT JOIN site_settings s ON s.tenant_id = t.id
     WHERE t.status = 'active'`,
  )
  const platform = platformHosts(publicUrl)
  const tenants = new Map<string, TenantHost>()
  for (const row of rows) {
    const tenant = { id: row.id, basePath: resolveSwitches(row.template, row.own).search.base_path }
    for (const base of platform) if (base !== '127.0.0.1') tenants.set(`${row.slug}.${base}`, tenant)
    for (const host of row.hosts) tenants.set(host, tenant)
  }
  return { platform: new Set(platform), tenants }
}
