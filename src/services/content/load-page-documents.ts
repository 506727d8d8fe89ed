import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { DocumentLinks, DocumentPage } from '@/src/domain/collections/document-page'
import { declarationOf } from '@/src/domain/collections/declaration'
import type { LinkDocument } from '@/src/domain/navigation/site-addresses'
import { getPool } from '@/src/platform/postgres/payload-pool'

/** A document that has an address, in any state, so that staff learn why a link leads nowhere. */
export type PageDocument = {
  readonly slug: string | null
  readonly otherSlugs: readonly string[]
  readonly title: string | null
  readonly replacement: string | null
  readonly state: LinkDocument['state']
  readonly publishAt: Date | null
  readonly start: Date | null
  readonly expiry: Date | null
  readonly updatedAt: Date
}

type LinkedPage = DocumentPage & { readonly links: DocumentLinks }

/** A collection with pages that links lead to, and a dealer's documents of it, by title. */
export type PageDocuments = {
  readonly page: LinkedPage
  readonly hasDrafts: boolean
  readonly documents: readonly PageDocument[]
}

type Source = { readonly collection: SanitizedCollectionConfig; readonly page: LinkedPage }

/** By name, so that the categories of posts come before the posts. */
const listSources = (collections: readonly SanitizedCollectionConfig[]): readonly Source[] =>
  collections
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
    .flatMap((collection) => {
      const page = declarationOf(collection)?.page
      return page?.links === undefined ? [] : [{ collection, page: { ...page, links: page.links } }]
    })

const columnOf = (field: string): string => `"${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`

const columnOr = (field: string | undefined, type: string): string =>
  field === undefined ? `NULL::${type}` : `${columnOf(field)}::${type}`

const hasDraftsOf = ({ versions }: SanitizedCollectionConfig): boolean => Boolean(versions?.drafts)

const stateSql = ({ collection, page: { links } }: Source): string => {
  const inTrash = collection.trash ? `WHEN deleted_at IS NOT NULL THEN 'trash'` : ''
  const isHidden = hasDraftsOf(collection)
    ? `_status IS DISTINCT FROM 'published'`
    : links.visible !== undefined
      ? `${columnOf(links.visible)} IS NOT TRUE`
      : 'false'
  return `CASE ${inTrash} WHEN ${isHidden} THEN 'draft' ELSE 'published' END`
}

const documentsSql = (source: Source): string => {
  const { collection, page } = source
  const { otherSlugs = [], start, expiry } = page.links
  return `
    SELECT '${collection.slug}' AS collection, slug,
           array_remove(ARRAY[${otherSlugs.map((field) => columnOr(field, 'text')).join(', ')}]::text[], NULL) AS "otherSlugs",
           ${columnOr(collection.admin.useAsTitle, 'text')} AS title, ${columnOr(page.replacedBy, 'text')} AS replacement,
           ${stateSql(source)} AS state, s.at AS "publishAt", ${columnOr(start, 'timestamptz')} AS start,
           ${columnOr(expiry, 'timestamptz')} AS expiry, d.updated_at AS "updatedAt"
      FROM ${columnOf(collection.slug.replaceAll('-', '_'))} d
           LEFT JOIN scheduled s ON s.collection = '${collection.slug}' AND s.document = d.id::text
     WHERE tenant_id = $1`
}

/** The next moment at which each document is scheduled to be published. A change that failed does not come. */
const SCHEDULED_SQL = `
  SELECT input->'doc'->>'relationTo' AS collection, input->'doc'->>'value' AS document, min(wait_until) AS at
    FROM payload_jobs
   WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
     AND coalesce(input->>'type', 'publish') = 'publish'
   GROUP BY 1, 2`

/** Loads a dealer's documents of every collection that declares a page which links lead to. */
export const loadPageDocuments = async (payload: Payload, tenantId: string): Promise<readonly PageDocuments[]> => {
  const sources = listSources(payload.config.collections)
  const sql = `WITH scheduled AS (${SCHEDULED_SQL})
    SELECT * FROM (${sources.map(documentsSql).join(' UNION ALL ')}) d ORDER BY lower(title), slug`
  const { rows } = await getPool(payload).query<PageDocument & { readonly collection: string }>(sql, [tenantId])
  return sources.map(({ collection, page }) => ({
    page,
    hasDrafts: hasDraftsOf(collection),
    documents: rows.filter((row) => row.collection === collection.slug),
  }))
}
