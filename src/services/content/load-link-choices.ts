import type { Pool } from 'pg'
import { contactSlugOf } from '@/src/domain/locations/listing'
import type { LinkChoice } from '@/src/domain/navigation/link-choices'
import type { LinkDocumentKind } from '@/src/domain/navigation/link-target'
import { listSiteLinks, type TitledDocument } from '@/src/domain/navigation/site-link-choices'
import { omitEmpty } from '@/src/domain/omit-empty'
import { resolveSwitches } from '@/src/domain/switches'
import { FOR_SALE_SQL } from '@/src/services/stock/stock-counts'
import { loadSiteUrl } from '@/src/services/sales/site-url'
import { loadSiteAddresses } from './load-site-addresses'

/** Documents of one kind in the list, the newest first. No dealer has as many pages. */
const MAX_OF_KIND = 500

const ofKind = (kind: LinkDocumentKind, table: string, title: string, other = 'NULL'): string =>
  `(SELECT '${kind}' AS kind, slug, ${title} AS title, ${other} AS other_page FROM ${table}
     WHERE tenant_id = $1 AND deleted_at IS NULL AND slug <> '' AND ${title} <> ''
     ORDER BY updated_at DESC LIMIT ${String(MAX_OF_KIND)})`

/** Drafts too: staff often write a menu before they publish its pages, and the panel warns until then. */
const DOCUMENTS_SQL = `SELECT * FROM (${[
  ofKind('page', 'pages', 'title'),
  ofKind('model', 'models', 'name'),
  ofKind('offer', 'offers', 'title'),
  ofKind('category', 'post_categories', 'name'),
  ofKind('post', 'posts', 'title'),
  ofKind('brand', 'brands', 'title', 'skip_page'),
].join(' UNION ALL ')}) d ORDER BY kind, lower(title), slug`

const LOCATIONS_SQL = `
  SELECT name, slug, coalesce(nullif(phone, ''), landline_phone) AS phone FROM locations
   WHERE tenant_id = $1 AND deleted_at IS NULL AND visible ORDER BY lower(name), id LIMIT ${String(MAX_OF_KIND)}`

const SETTINGS_SQL = `
  SELECT d.name, t.switches AS template, s.switches AS own, s.phone
    FROM tenants d LEFT JOIN templates t ON t.id = d.template_id LEFT JOIN site_settings s ON s.tenant_id = d.id
   WHERE d.id = $1`

const MAX_MAKES = 40
const MAX_MODELS = 80

const stockSql = (columns: string, max: number): string => `
  SELECT ${columns} FROM vehicles v
   WHERE tenant_id = $1 AND ${FOR_SALE_SQL}
     AND ${columns
       .split(', ')
       .map((column) => `coalesce(${column}, '') <> ''`)
       .join(' AND ')}
   GROUP BY ${columns} ORDER BY count(*) DESC, ${columns} LIMIT ${String(max)}`

type DocumentRow = {
  readonly kind: LinkDocumentKind
  readonly slug: string
  readonly title: string
  readonly other_page: string | null
}
type LocationRow = { readonly name: string; readonly slug: string; readonly phone: string | null }
type SettingsRow = {
  readonly name: string
  readonly template: unknown
  readonly own: unknown
  readonly phone: string | null
}

const toDocument = ({ kind, slug, title, other_page }: DocumentRow): TitledDocument => ({
  kind,
  slug,
  title,
  ...omitEmpty({ otherPage: other_page ?? undefined }),
})

const toLocationDocuments = ({ name, slug }: LocationRow): readonly TitledDocument[] => [
  { kind: 'location', slug, title: name },
  { kind: 'contact', slug: contactSlugOf({ name }), title: name },
]

const listPhones = (settings: SettingsRow | undefined, locations: readonly LocationRow[]) =>
  [settings, ...locations].flatMap((one) => (one?.phone ? [{ name: one.name, phone: one.phone }] : []))

/** The address of a dealer's site, and all that its links can lead to. */
export type LinkChoices = { readonly siteUrl: string; readonly choices: readonly LinkChoice[] }

/** Loads what the links of a dealer's site can lead to, with titles, for the panel's link fields (STF-07). */
export const loadLinkChoices = async (pool: Pool, tenantId: string): Promise<LinkChoices> => {
  const query = <Row extends object>(sql: string) => pool.query<Row>(sql, [tenantId]).then(({ rows }) => rows)
  const [siteUrl, addresses, documents, locations, [settings], makes, models, bodies] = await Promise.all([
    loadSiteUrl(pool, tenantId),
    loadSiteAddresses(pool, tenantId),
    query<DocumentRow>(DOCUMENTS_SQL),
    query<LocationRow>(LOCATIONS_SQL),
    query<SettingsRow>(SETTINGS_SQL),
    query<{ make: string }>(stockSql('make', MAX_MAKES)),
    query<{ make: string; model: string }>(stockSql('make, model', MAX_MODELS)),
    query<{ simple_body: string }>(stockSql('simple_body', MAX_MAKES)),
  ])
  const choices = listSiteLinks({
    documents: [...documents.map(toDocument), ...locations.flatMap(toLocationDocuments)],
    makes: makes.map(({ make }) => make),
    models,
    bodies: bodies.map(({ simple_body }) => simple_body),
    phones: listPhones(settings, locations),
    closedRoutes: addresses.closedRoutes,
    switches: resolveSwitches(settings?.template, settings?.own),
  })
  return { siteUrl, choices }
}
