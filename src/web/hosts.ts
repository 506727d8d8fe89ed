import type { Pool } from 'pg'
import { omitEmpty } from '@/src/domain/omit-empty'
import { type DealerBrand, type HostMap, normalizeHost, type TenantHost } from '@/src/domain/tenancy/host'
import { buildContentSources, listMapHosts } from '@/src/domain/tenancy/content-sources'
import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { defaultTheme } from '@/src/domain/theme/palette'
import { findOwnValue } from '@/src/domain/tenancy/switch-layer'
import { env } from '@/src/env'
import { log } from '@/src/platform/log'
import { listProblems } from '@/src/domain/switches/switch-problems'
import { resolveSwitches, switches } from '@/src/domain/switches'

type TenantRow = {
  readonly id: string
  readonly slug: string
  readonly hosts: readonly string[]
  readonly template: unknown
  readonly own: unknown
  readonly name: string
  readonly phone: string | null
  readonly theme: Readonly<Record<string, unknown>> | null
}

const toBrand = ({ name, phone, theme }: TenantRow): DealerBrand => ({
  name,
  theme: { ...defaultTheme, ...(omitEmpty(theme ?? {}) as Partial<SiteTheme>) },
  ...(phone?.trim() ? { phone: phone.trim() } : {}),
})

/**
 * The same rule as `sitePhone` of `src/domain/locations`: the dealer's own number, else the first visible location's.
 */
const phoneColumn = `coalesce(nullif(s.phone, ''), (SELECT coalesce(nullif(l.phone, ''), nullif(l.landline_phone, ''))
  FROM locations l WHERE l.tenant_id = t.id AND l.visible IS NOT FALSE AND l.deleted_at IS NULL
  ORDER BY l."primary" IS TRUE DESC, l."order", l.name LIMIT 1))`

const themeColumn = `(SELECT jsonb_build_object('accent', h.accent, 'secondary', h.secondary, 'surface', h.surface,
  'surface_alt', h.surface_alt, 'ink', h.ink, 'dark', h.dark, 'heading_font', h.heading_font, 'text_font', h.text_font,
  'radius', h.radius) FROM theme h WHERE h.tenant_id = t.id LIMIT 1)`

const listPlatformHosts = (publicUrl: string): readonly string[] => {
  const host = URL.canParse(publicUrl) ? normalizeHost(new URL(publicUrl).host) : null
  return ['localhost', '127.0.0.1', ...(host ? [host] : [])]
}

/**
 * Warns that a stored base filter cannot be parsed. It is ignored, like any value that a switch does not allow: the
 * search then shows more than was intended.
 */
const warnIgnoredBaseFilter = ({ slug, template, own }: TenantRow): void => {
  const { base_filter } = switches.search
  for (const layer of [template, own]) {
    const storedFilter = findOwnValue(layer, { group: 'search', key: 'base_filter' })
    for (const { message } of listProblems(
      { search: { base_filter } },
      { search: { base_filter: storedFilter ?? '' } },
    ))
      log.warn(`The base filter of ${slug} is ignored: ${message}`)
  }
}

/**
 * Returns the hosts of every active tenant: its own domains, and its slug under each host of the platform, with the
 * brand to show while the database cannot be read. With `only`, reads these tenants alone, so that saving one dealer
 * costs the same however many others there are.
 */
export const readHosts = async (db: Pool, publicUrl: string, only?: readonly string[]): Promise<HostMap> => {
  const { rows } = await db.query<TenantRow>(
    `SELECT t.id, t.slug, m.switches AS template, s.switches AS own,
       coalesce((SELECT array_agg(d.host) FROM tenants_domains d WHERE d._parent_id = t.id), '{}') AS hosts,
       t.name, ${phoneColumn} AS phone, ${themeColumn} AS theme
     FROM tenants t LEFT JOIN templates m ON m.id = t.template_id LEFT JOIN site_settings s ON s.tenant_id = t.id
     WHERE t.status = 'active' AND ($1::uuid[] IS NULL OR t.id = ANY ($1::uuid[]))`,
    [only ?? null],
  )
  const platform = listPlatformHosts(publicUrl)
  const tenants = new Map<string, TenantHost>()
  for (const row of rows) {
    warnIgnoredBaseFilter(row)
    const resolved = resolveSwitches(row.template, row.own)
    const { base_path, sold_days, only_shown_on_website, min_photos, manufacturer, base_filter } = resolved.search
    const listing = { sold_days, only_shown_on_website, min_photos, manufacturer, base_filter }
    const tenant = {
      id: row.id,
      basePath: base_path,
      garagePath: resolved.accounts.garage_path,
      listing,
      sources: buildContentSources(resolved, listMapHosts(env)),
      brand: toBrand(row),
    }
    for (const base of platform) if (base !== '127.0.0.1') tenants.set(`${row.slug}.${base}`, tenant)
    for (const host of row.hosts) tenants.set(host, tenant)
  }
  return { platform: new Set(platform), tenants }
}
