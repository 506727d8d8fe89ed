import type { SanitizedCollectionConfig } from 'payload'
import type { AttentionGroup } from '@/src/domain/panel/attention'
import { dayIn, daysAway } from '@/src/domain/panel/shown-window'
import { entriesFor } from '@/src/domain/panel/navigation'
import { panelRolesOf } from '@/collections/shared/panel'
import { poolOf } from '@/src/services/pool'
import type { Scope } from './ask'
import { most, readableTenants } from './parts'

type Row = {
  readonly collection: string
  readonly id: string
  readonly title: string | null
  readonly changed: Date
  readonly at: Date | null
  readonly total: string
  readonly all: string
}

/** Collections with drafts that are in this member's menu. */
const drafted = ({ req }: Scope): readonly SanitizedCollectionConfig[] => {
  const shown = new Set(entriesFor(panelRolesOf(req.user)).map(({ slug }) => slug))
  return req.payload.config.collections.filter(({ slug, versions }) => shown.has(slug) && Boolean(versions?.drafts))
}

/** SQL for the latest versions that are drafts outside the trash, of the dealers in $1, or of all if $1 is null. */
const draftsOf = ({ slug, trash, admin: { useAsTitle = 'id' } }: SanitizedCollectionConfig): string => {
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
const statement = (collections: readonly SanitizedCollectionConfig[]): string => `
  WITH drafts AS (${collections.map(draftsOf).join(' UNION ALL ')}),
       first AS (SELECT *, count(*) OVER () AS total, count(*) OVER (PARTITION BY collection) AS all
                   FROM drafts ORDER BY changed DESC LIMIT ${String(most)})
  SELECT first.*, (SELECT min(j.wait_until) FROM payload_jobs j
                    WHERE j.completed_at IS NULL AND j.has_error IS NOT TRUE AND j.wait_until > $2
                      AND j.input->>'type' = 'publish' AND j.input->'doc'->>'value' = first.id::text) AS at
    FROM first ORDER BY changed DESC`

const detailOf = (one: string, changed: Date, at: Date | null, now: Date): string => {
  const today = dayIn(undefined, now)
  if (at !== null) return `${one}, published by itself ${daysAway(dayIn(undefined, at), today)}`
  return `${one}, changed ${daysAway(dayIn(undefined, changed), today)}`
}

/** Unpublished drafts, latest first, with the date of scheduled ones (ADM-03). */
export const waitingDrafts = async (scope: Scope): Promise<AttentionGroup> => {
  const collections = drafted(scope)
  const pool = poolOf(scope.req.payload)
  const dealers = await readableTenants(scope)
  const { rows } =
    collections.length === 0 ? { rows: [] } : await pool.query<Row>(statement(collections), [dealers, scope.now])
  const words = new Map(collections.map(({ slug, labels }) => [slug as string, String(labels.singular)]))
  const fullest = rows.toSorted((one, other) => Number(other.all) - Number(one.all))[0]
  return {
    key: 'drafts',
    total: Number(rows[0]?.total ?? 0),
    items: rows.map(({ collection, id, title, changed, at }) => {
      const one = words.get(collection) ?? collection
      return {
        key: id,
        title: title ?? one,
        detail: detailOf(one, changed, at, scope.now),
        href: `/admin/collections/${collection}/${id}`,
        tone: 'soon',
      }
    }),
    href: `/admin/collections/${fullest?.collection ?? 'pages'}?where[or][0][and][0][_status][equals]=draft`,
  }
}
