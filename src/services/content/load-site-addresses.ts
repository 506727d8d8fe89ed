import type { Pool } from 'pg'
import { contactSlugOf } from '@/src/domain/locations/listing'
import { listClosedRoutes } from '@/src/domain/navigation/closed-routes'
import type { LinkDocument, LinkDocumentKind, SiteAddresses } from '@/src/domain/navigation/link-target'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Redirect } from '@/src/domain/content/redirects'
import { env } from '@/src/env'
import { resolveSwitches } from '@/src/domain/switches'

type DocumentRow = {
  readonly kind: LinkDocumentKind
  readonly slug: string
  readonly state: LinkDocument['state']
  readonly start: Date | null
  readonly expiry: Date | null
}

type SettingsRow = {
  readonly template: unknown
  readonly own: unknown
  readonly has_models: boolean
  readonly has_parts: boolean
}

const STATE = `CASE WHEN deleted_at IS NOT NULL THEN 'trash' WHEN _status = 'published' THEN 'published' ELSE 'draft' END`
const STATE_WITHOUT_DRAFTS = `CASE WHEN deleted_at IS NOT NULL THEN 'trash' ELSE 'published' END`
const NO_WINDOW = 'NULL::timestamptz, NULL::timestamptz'

/** All documents with an address, also those that shoppers do not see, so that staff learn why a link leads nowhere. */
const DOCUMENTS_SQL = `
  SELECT 'page' AS kind, slug, ${STATE} AS state, NULL::timestamptz AS start, NULL::timestamptz AS expiry
    FROM pages WHERE tenant_id = $1 AND slug IS NOT NULL
  UNION ALL SELECT 'model', slug, ${STATE}, ${NO_WINDOW} FROM models WHERE tenant_id = $1 AND slug IS NOT NULL
  UNION ALL SELECT 'brand', slug, ${STATE}, ${NO_WINDOW} FROM brands WHERE tenant_id = $1 AND slug IS NOT NULL
  UNION ALL SELECT 'offer', slug, ${STATE}, start, expiry FROM offers WHERE tenant_id = $1 AND slug IS NOT NULL
  UNION ALL SELECT 'offer', id::text, ${STATE}, start, expiry FROM offers WHERE tenant_id = $1
  UNION ALL SELECT 'post', slug, ${STATE}, "date", NULL FROM posts WHERE tenant_id = $1 AND slug IS NOT NULL
  UNION ALL SELECT 'category', slug, ${STATE_WITHOUT_DRAFTS}, ${NO_WINDOW} FROM post_categories WHERE tenant_id = $1`

const LOCATIONS_SQL = `
  SELECT name, slug, dealership_slug,
         CASE WHEN deleted_at IS NOT NULL THEN 'trash' WHEN visible THEN 'published' ELSE 'draft' END AS state
    FROM locations WHERE tenant_id = $1`

const REDIRECTS_SQL =
  'SELECT "from", "to", permanent IS TRUE AS permanent FROM redirects WHERE tenant_id = $1 AND deleted_at IS NULL'

/** A dealer of one manufacturer has only that manufacturer's models (SRCH-15). */
const SETTINGS_SQL = `
  SELECT t.switches AS template, s.switches AS own,
         EXISTS (SELECT 1 FROM models m LEFT JOIN manufacturers f ON f.id = m.manufacturer_id
                  WHERE m.tenant_id = d.id AND m._status = 'published' AND m.deleted_at IS NULL
                    AND (coalesce(s.manufacturer_name, '') = '' OR lower(f.name) = lower(s.manufacturer_name))) AS has_models,
         EXISTS (SELECT 1 FROM dealership_items i WHERE i.tenant_id = d.id AND i.deleted_at IS NULL) AS has_parts
    FROM tenants d LEFT JOIN templates t ON t.id = d.template_id LEFT JOIN site_settings s ON s.tenant_id = d.id
   WHERE d.id = $1`

type LocationRow = {
  readonly name: string
  readonly slug: string
  readonly dealership_slug: string | null
  readonly state: LinkDocument['state']
}

const toLocationDocuments = ({ name, slug, dealership_slug, state }: LocationRow): readonly LinkDocument[] => [
  { kind: 'location', slug, state },
  ...(dealership_slug ? [{ kind: 'location' as const, slug: dealership_slug, state }] : []),
  { kind: 'contact', slug: contactSlugOf({ name }), state },
]

const toDocument = ({ kind, slug, state, start, expiry }: DocumentRow): LinkDocument => ({
  kind,
  slug,
  state,
  ...omitEmpty({ start: start?.toISOString(), expiry: expiry?.toISOString() }),
})

/** Loads the addresses of a dealer's site and their documents, for `findLinkTarget` (STF-06). */
export const loadSiteAddresses = async (pool: Pool, tenantId: string): Promise<SiteAddresses> => {
  const [documents, locations, redirects, settings] = await Promise.all([
    pool.query<DocumentRow>(DOCUMENTS_SQL, [tenantId]),
    pool.query<LocationRow>(LOCATIONS_SQL, [tenantId]),
    pool.query<Redirect>(REDIRECTS_SQL, [tenantId]),
    pool.query<SettingsRow>(SETTINGS_SQL, [tenantId]),
  ])
  const [row] = settings.rows
  const switches = resolveSwitches(row?.template, row?.own)
  return {
    documents: [...documents.rows.map(toDocument), ...locations.rows.flatMap(toLocationDocuments)],
    redirects: redirects.rows,
    closedRoutes: listClosedRoutes({
      switches,
      hasModels: row?.has_models === true,
      hasParts: row?.has_parts === true,
      hasBrands: documents.rows.some(({ kind, state }) => kind === 'brand' && state === 'published'),
      acceptsPayments: env.PAYMENTS_DRIVER !== 'off',
    }),
    garagePath: switches.accounts.garage_path,
  }
}
