import type { Payload } from 'payload'
import { toLinkChoices } from '@/src/domain/collections/document-page'
import { type LinkChoice, linkGroups } from '@/src/domain/navigation/link-choices'
import { listSiteLinks } from '@/src/domain/navigation/site-link-choices'
import { resolveSwitches } from '@/src/domain/switches'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { FOR_SALE_SQL } from '@/src/services/stock/stock-counts'
import { loadSiteUrl } from '@/src/services/sales/site-url'
import { loadPageDocuments, type PageDocument, type PageDocuments } from './load-page-documents'
import { loadSiteAddresses } from './load-site-addresses'

/** Documents of one collection in the list, the newest first. No dealer has as many pages. */
const MAX_OF_COLLECTION = 500

const PHONES_SQL = `
  SELECT name, coalesce(nullif(phone, ''), landline_phone) AS phone FROM locations
   WHERE tenant_id = $1 AND deleted_at IS NULL AND visible ORDER BY lower(name), id`

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

type PhoneRow = { readonly name: string; readonly phone: string | null }
type SettingsRow = {
  readonly name: string
  readonly template: unknown
  readonly own: unknown
  readonly phone: string | null
}

/** Drafts too: staff often write a menu before they publish its pages, and the panel warns until then. */
const isChoosable = ({ slug, title, state }: PageDocument, hasDrafts: boolean): boolean =>
  Boolean(slug) && Boolean(title) && (hasDrafts ? state !== 'trash' : state === 'published')

const toDocumentChoices = ({ page, hasDrafts, documents }: PageDocuments): readonly LinkChoice[] => {
  const choosable = documents.filter((one) => isChoosable(one, hasDrafts))
  const newest = choosable.toSorted((one, other) => Number(other.updatedAt) - Number(one.updatedAt))
  const listed = new Set(newest.slice(0, MAX_OF_COLLECTION))
  return choosable
    .filter((one) => listed.has(one))
    .flatMap(({ slug, title, replacement }) =>
      toLinkChoices(page, { slug, ...(page.replacedBy && { [page.replacedBy]: replacement }) }, title ?? ''),
    )
}

const groupRank = ({ page }: PageDocuments): number => linkGroups.indexOf(page.links.group)

const listPhones = (settings: SettingsRow | undefined, locations: readonly PhoneRow[]) =>
  [settings, ...locations].flatMap((one) => (one?.phone ? [{ name: one.name, phone: one.phone }] : []))

/** The address of a dealer's site, and all that its links can lead to. */
export type LinkChoices = { readonly siteUrl: string; readonly choices: readonly LinkChoice[] }

/** Loads what the links of a dealer's site can lead to, with titles, for the panel's link fields (STF-07). */
export const loadLinkChoices = async (payload: Payload, tenantId: string): Promise<LinkChoices> => {
  const pool = getPool(payload)
  const query = <Row extends object>(sql: string) => pool.query<Row>(sql, [tenantId]).then(({ rows }) => rows)
  const [siteUrl, addresses, pages, phones, [settings], makes, models, bodies] = await Promise.all([
    loadSiteUrl(pool, tenantId),
    loadSiteAddresses(payload, tenantId),
    loadPageDocuments(payload, tenantId),
    query<PhoneRow>(PHONES_SQL),
    query<SettingsRow>(SETTINGS_SQL),
    query<{ make: string }>(stockSql('make', MAX_MAKES)),
    query<{ make: string; model: string }>(stockSql('make, model', MAX_MODELS)),
    query<{ simple_body: string }>(stockSql('simple_body', MAX_MAKES)),
  ])
  const choices = listSiteLinks({
    documents: pages.toSorted((one, other) => groupRank(one) - groupRank(other)).flatMap(toDocumentChoices),
    makes: makes.map(({ make }) => make),
    models,
    bodies: bodies.map(({ simple_body }) => simple_body),
    phones: listPhones(settings, phones),
    closedRoutes: addresses.closedRoutes,
    switches: resolveSwitches(settings?.template, settings?.own),
  })
  return { siteUrl, choices }
}
