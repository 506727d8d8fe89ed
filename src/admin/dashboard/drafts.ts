import type { Pool } from 'pg'
import type { CollectionSlug } from 'payload'
import type { AttentionGroup, AttentionItem } from '@/src/domain/panel/attention'
import { dayIn, daysAway } from '@/src/domain/panel/shown-window'
import { entriesFor } from '@/src/domain/panel/navigation'
import { idOf } from '@/collections/shared/roles'
import { panelRolesOf } from '@/collections/shared/panel'
import { askDrafts, type Scope } from './ask'
import { most } from './parts'

type Version = {
  readonly parent: unknown
  readonly updatedAt: string
  readonly version: { readonly title?: string | null; readonly name?: string | null }
}
type Found = {
  readonly collection: string
  readonly one: string
  readonly docs: readonly Version[]
  readonly total: number
}

/** Collections with drafts that this member of staff has in the menu, with the word for one of them. */
const drafted = ({ req }: Scope): readonly { readonly collection: CollectionSlug; readonly one: string }[] => {
  const shown = new Set(entriesFor(panelRolesOf(req.user)).map(({ slug }) => slug))
  return req.payload.config.collections
    .filter(({ slug, versions }) => shown.has(slug) && Boolean(versions?.drafts))
    .map(({ slug, labels }) => ({ collection: slug as CollectionSlug, one: String(labels.singular) }))
}

/** When documents are published by themselves, by id: of the ones given, which were read by access rules. */
const scheduled = async ({ req, now }: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
  if (ids.length === 0) return new Map()
  const { pool } = req.payload.db as unknown as { pool: Pool }
  const { rows } = await pool.query<{ id: string; at: Date }>(
    `SELECT input->'doc'->>'value' AS id, min(wait_until) AS at FROM payload_jobs
      WHERE completed_at IS NULL AND has_error IS NOT TRUE AND wait_until > $2
        AND input->>'type' = 'publish' AND input->'doc'->>'value' = ANY($1)
      GROUP BY 1`,
    [ids, now],
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}

const detailOf = (one: string, changed: string, at: Date | undefined, now: Date): string => {
  const today = dayIn(undefined, now)
  if (at !== undefined) return `${one}, published by itself ${daysAway(dayIn(undefined, at), today)}`
  return `${one}, changed ${daysAway(dayIn(undefined, new Date(changed)), today)}`
}

/** What was saved as a draft and shoppers do not see yet, the latest first, with those that are scheduled (ADM-03). */
export const waitingDrafts = async (scope: Scope): Promise<AttentionGroup> => {
  const found = await Promise.all(
    drafted(scope).map(async ({ collection, one }): Promise<Found> => {
      const { docs, totalDocs } = await askDrafts<Version>(scope, collection, most)
      return { collection, one, docs, total: totalDocs }
    }),
  )
  const all = found.flatMap(({ collection, one, docs }) => docs.map((doc) => ({ collection, one, doc })))
  const times = await scheduled(
    scope,
    all.map(({ doc }) => idOf(doc.parent) ?? ''),
  )
  const items = all
    .toSorted((one, other) => (one.doc.updatedAt < other.doc.updatedAt ? 1 : -1))
    .slice(0, most)
    .map(({ collection, one, doc }): AttentionItem => {
      const id = idOf(doc.parent) ?? ''
      return {
        key: id,
        title: doc.version.title ?? doc.version.name ?? one,
        detail: detailOf(one, doc.updatedAt, times.get(id), scope.now),
        href: `/admin/collections/${collection}/${id}`,
        tone: 'soon',
      }
    })
  const fullest = found.toSorted((one, other) => other.total - one.total)[0]
  return {
    key: 'drafts',
    total: found.reduce((sum, { total }) => sum + total, 0),
    items,
    href: `/admin/collections/${fullest?.collection ?? 'pages'}?where[or][0][and][0][_status][equals]=draft`,
  }
}
