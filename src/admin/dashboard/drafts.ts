import type { SanitizedCollectionConfig } from 'payload'
import type { AttentionGroup } from '@/src/domain/panel/attention'
import { localDayOf, formatDaysAway } from '@/src/domain/panel/promo-window'
import { listPanelEntries } from '@/src/domain/panel/navigation'
import { untitledName } from '@/src/domain/panel/version-list'
import { panelRolesOf } from '@/src/cms/panel-plugin'
import { getPool } from '@/src/platform/postgres/payload-pool'
import type { Scope } from './find-documents'
import { findReadableTenants } from './scope-helpers'

type DraftRow = {
  readonly collection: string
  readonly id: string
  readonly title: string | null
  readonly changed: Date
  readonly at: Date | null
  readonly total: string
  readonly all: string
}

/** Collections with drafts that are in this member's menu. */
export const collectionsWithDrafts = ({ req }: Scope): readonly SanitizedCollectionConfig[] => {
  const { collections } = req.payload.config
  const visibleSlugs = new Set(listPanelEntries(collections, panelRolesOf(req.user)).map(({ slug }) => slug))
  return collections.filter(({ slug, versions }) => visibleSlugs.has(slug) && Boolean(versions?.drafts))
}

/** SQL for the latest versions that are drafts outside the trash, of the dealers in $1, or of all if $1 is null. */
const draftsSql = ({ slug, trash, admin: { useAsTitle = 'id' } }: SanitizedCollectionConfig): string => {
  const title = useAsTitle === 'id' ? 'NULL' : `version_${useAsTitle}`
  return `SELECT '${slug}' AS collection, parent_id AS id, ${title}::text AS title, updated_at AS changed
            FROM "_${slug.replaceAll('-', '_')}_v"
           WHERE latest AND version__status = 'draft' AND parent_id IS NOT NULL${trash ? ' AND version_deleted_at IS NULL' : ''}
             AND ($1::uuid[] IS NULL OR version_tenant_id = ANY($1))`
}

/**
 * One statement for all collections that skips the content of drafts, which Payload's queries would load. Scheduled
 * publishing is looked up only for the returned documents.
 */
const allDraftsSql = (collections: readonly SanitizedCollectionConfig[]): string => `
  WITH drafts AS (${collections.map(draftsSql).join(' UNION ALL ')}),
       first AS (SELECT *, count(*) OVER () AS total, count(*) OVER (PARTITION BY collection) AS all
                   FROM drafts ORDER BY changed DESC LIMIT $3)
  SELECT first.*, (SELECT min(j.wait_until) FROM payload_jobs j
                    WHERE j.completed_at IS NULL AND j.has_error IS NOT TRUE AND j.wait_until > $2
                      AND j.input->>'type' = 'publish' AND j.input->'doc'->>'value' = first.id::text) AS at
    FROM first ORDER BY changed DESC`

const detailOf = (one: string, changed: Date, at: Date | null, now: Date): string => {
  const today = localDayOf(undefined, now)
  if (at !== null) return `${one}, scheduled to publish ${formatDaysAway(localDayOf(undefined, at), today)}`
  return `${one}, changed ${formatDaysAway(localDayOf(undefined, changed), today)}`
}

/** Unpublished drafts, latest first, with the date of scheduled ones (ADM-03). */
export const findDrafts = async (scope: Scope): Promise<AttentionGroup> => {
  const collections = collectionsWithDrafts(scope)
  const pool = getPool(scope.req.payload)
  const dealers = await findReadableTenants(scope)
  const { rows } =
    collections.length === 0
      ? { rows: [] }
      : await pool.query<DraftRow>(allDraftsSql(collections), [dealers, scope.now, scope.limit])
  const labelsBySlug = new Map(collections.map(({ slug, labels }) => [slug as string, String(labels.singular)]))
  const largest = rows.toSorted((one, other) => Number(other.all) - Number(one.all))[0]
  return {
    key: 'drafts',
    total: Number(rows[0]?.total ?? 0),
    items: rows.map(({ collection, id, title, changed, at }) => {
      const one = labelsBySlug.get(collection) ?? collection
      return {
        key: id,
        title: title === '' ? untitledName(one) : (title ?? one),
        detail: detailOf(one, changed, at, scope.now),
        href: `/admin/collections/${collection}/${id}`,
        tone: 'soon',
      }
    }),
    href: `/admin/collections/${largest?.collection ?? 'pages'}?where[or][0][and][0][_status][equals]=draft`,
  }
}
