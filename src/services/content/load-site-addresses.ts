import type { Payload } from 'payload'
import type { DocumentLinks } from '@/src/domain/collections/document-page'
import { listClosedRoutes } from '@/src/domain/navigation/closed-routes'
import type { LinkDocument, LinkedDocuments, SiteAddresses } from '@/src/domain/navigation/site-addresses'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Redirect } from '@/src/domain/content/redirects'
import { env } from '@/src/env'
import { resolveSwitches } from '@/src/domain/switches'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { loadPageDocuments, type PageDocument, type PageDocuments } from './load-page-documents'

type SettingsRow = {
  readonly template: unknown
  readonly own: unknown
  readonly has_models: boolean
  readonly has_parts: boolean
  readonly has_brands: boolean
  readonly timezone: string | null
}

const REDIRECTS_SQL =
  'SELECT "from", "to", permanent IS TRUE AS permanent FROM redirects WHERE tenant_id = $1 AND deleted_at IS NULL'

/** A dealer of one manufacturer has only that manufacturer's models (SRCH-15). */
const SETTINGS_SQL = `
  SELECT t.switches AS template, s.switches AS own,
         EXISTS (SELECT 1 FROM models m LEFT JOIN manufacturers f ON f.id = m.manufacturer_id
                  WHERE m.tenant_id = d.id AND m._status = 'published' AND m.deleted_at IS NULL
                    AND (coalesce(s.manufacturer_name, '') = '' OR lower(f.name) = lower(s.manufacturer_name))) AS has_models,
         EXISTS (SELECT 1 FROM dealership_items i WHERE i.tenant_id = d.id AND i.deleted_at IS NULL) AS has_parts,
         EXISTS (SELECT 1 FROM brands b
                  WHERE b.tenant_id = d.id AND b._status = 'published' AND b.deleted_at IS NULL) AS has_brands,
         (SELECT l.timezone::text FROM locations l WHERE l.tenant_id = d.id AND l.deleted_at IS NULL
           ORDER BY l."primary" IS TRUE DESC, l."order", l.name LIMIT 1) AS timezone
    FROM tenants d LEFT JOIN templates t ON t.id = d.template_id LEFT JOIN site_settings s ON s.tenant_id = d.id
   WHERE d.id = $1`

const toLinkDocument = ({ slug, otherSlugs, state, publishAt, start, expiry }: PageDocument): LinkDocument => ({
  slugs: [...(slug === null ? [] : [slug]), ...otherSlugs],
  state,
  ...omitEmpty({ publishAt: publishAt?.toISOString(), start: start?.toISOString(), expiry: expiry?.toISOString() }),
})

const toSecondPage = (
  { route, toSlug }: NonNullable<DocumentLinks['secondPage']>,
  documents: readonly PageDocument[],
): LinkedDocuments => ({
  routes: [route],
  lists: [],
  documents: documents.map(({ title, state }) => ({ slugs: [toSlug(title ?? '')], state })),
})

const toLinkedDocuments = ({ page, documents }: PageDocuments): readonly LinkedDocuments[] => [
  { routes: page.routes, lists: page.lists ?? [], documents: documents.map(toLinkDocument) },
  ...(page.links.secondPage ? [toSecondPage(page.links.secondPage, documents)] : []),
]

/** Loads the addresses of a dealer's site and their documents, for `findLinkTarget` (STF-06). */
export const loadSiteAddresses = async (payload: Payload, tenantId: string): Promise<SiteAddresses> => {
  const pool = getPool(payload)
  const [pages, redirects, settings] = await Promise.all([
    loadPageDocuments(payload, tenantId),
    pool.query<Redirect>(REDIRECTS_SQL, [tenantId]),
    pool.query<SettingsRow>(SETTINGS_SQL, [tenantId]),
  ])
  const [row] = settings.rows
  const switches = resolveSwitches(row?.template, row?.own)
  return {
    pages: pages.flatMap(toLinkedDocuments),
    redirects: redirects.rows,
    closedRoutes: listClosedRoutes({
      switches,
      hasModels: row?.has_models === true,
      hasParts: row?.has_parts === true,
      hasBrands: row?.has_brands === true,
      acceptsPayments: env.PAYMENTS_DRIVER !== 'off',
    }),
    garagePath: switches.accounts.garage_path,
    timezone: row?.timezone ?? DEFAULT_TIME_ZONE,
  }
}
