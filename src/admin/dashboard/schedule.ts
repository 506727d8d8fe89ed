import type { Payload, SanitizedCollectionConfig } from 'payload'
import { findScheduleProblems, type ScheduledJob } from '@/src/cms/documents/scheduled-change'
import { findTimeZones } from '@/src/cms/fields/tenant-time-zone'
import { formatScheduleNotice } from '@/src/domain/content/schedule'
import type { AttentionGroup, AttentionItem } from '@/src/domain/panel/attention'
import { untitledName } from '@/src/domain/panel/version-list'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { collectionsWithDrafts } from './drafts'
import type { Scope } from './find-documents'
import { findReadableTenants } from './scope-helpers'

/** Days after its failure in which a scheduled change is listed. */
const MAX_AGE_DAYS = 14
/** The landing page with all of its items: scheduled changes have no list of their own. */
const ALL_HREF = '/admin?hidden=show#attention-schedule'
/** Scheduled changes that are tried, soonest first: each is a save that is taken back. */
const MAX_TRIED = 20

type JobRow = {
  readonly id: string
  readonly input: ScheduledJob
  readonly has_error: boolean
  readonly reason: string | null
  readonly at: Date
  readonly collection: string
  readonly document: string
  readonly title: string | null
  readonly tenant: string
  readonly dealer: string
}

const canSchedule = ({ versions }: SanitizedCollectionConfig): boolean =>
  typeof versions?.drafts === 'object' && Boolean(versions.drafts.schedulePublish)

/** SQL for the documents outside the trash, with the name and the state of their newest version. */
const documentsSql = ({ slug, trash, admin: { useAsTitle = 'id' } }: SanitizedCollectionConfig): string => {
  const table = slug.replaceAll('-', '_')
  const title = useAsTitle === 'id' ? 'NULL' : `coalesce(v.version_${useAsTitle}, d.${useAsTitle})`
  return `SELECT '${slug}' AS collection, d.id, ${title}::text AS title, d.tenant_id AS tenant,
                 d._status::text AS live, coalesce(v.version__status::text, d._status::text) AS latest
            FROM "${table}" d LEFT JOIN "_${table}_v" v ON v.parent_id = d.id AND v.latest
           WHERE d.id::text IN (SELECT document FROM jobs)${trash ? ' AND d.deleted_at IS NULL' : ''}`
}

/**
 * SQL for the scheduled changes of the dealers in $1, or of all if $1 is null: those still to come, and those that
 * failed, unless the document has been published, unpublished or scheduled again since.
 */
const jobsSql = (collections: readonly SanitizedCollectionConfig[]): string => `
  WITH jobs AS (
         SELECT j.id, j.input, j.has_error IS TRUE AS has_error, j.error->>'message' AS reason, j.created_at,
                CASE WHEN j.has_error THEN j.updated_at ELSE j.wait_until END AS at,
                j.input->'doc'->>'relationTo' AS collection, j.input->'doc'->>'value' AS document,
                coalesce(j.input->>'type', 'publish') AS type
           FROM payload_jobs j
          WHERE j.task_slug = 'schedulePublish' AND j.completed_at IS NULL
            AND ((j.has_error AND j.updated_at > $2::timestamptz - make_interval(days => $3)) OR j.wait_until > $2)),
       documents AS (${collections.map(documentsSql).join(' UNION ALL ')})
  SELECT j.id, j.input, j.has_error, j.reason, j.at, j.collection, j.document, d.title, d.tenant, t.name AS dealer
    FROM jobs j JOIN documents d ON d.collection = j.collection AND d.id::text = j.document
         JOIN tenants t ON t.id = d.tenant
   WHERE ($1::uuid[] IS NULL OR d.tenant = ANY ($1))
     AND (NOT j.has_error OR (CASE j.type WHEN 'unpublish' THEN d.live = 'published' ELSE d.latest <> 'published' END
       AND NOT EXISTS (SELECT FROM jobs o WHERE o.document = j.document AND o.type = j.type
                          AND (o.created_at, o.id) > (j.created_at, j.id))))
   ORDER BY j.has_error DESC, j.at`

/** Why a change that is still to come can't happen; undefined if it can, or if trying it failed. */
const findProblem = async (payload: Payload, { input, document }: JobRow): Promise<string | undefined> => {
  try {
    const problems = await findScheduleProblems(payload, input)
    return problems.length === 0 ? undefined : problems.join(' ')
  } catch (error) {
    payload.logger.warn({ err: error, document }, 'A scheduled change could not be tried.')
    return undefined
  }
}

/** Adds the reason to each change that failed, or that would be refused as things are. */
const withReasons = async (payload: Payload, rows: readonly JobRow[]): Promise<readonly JobRow[]> => {
  const failed = rows.filter(({ has_error }) => has_error)
  const refused: JobRow[] = []
  // One after the other, so that a page of the panel holds one connection at a time.
  for (const row of rows.filter(({ has_error }) => !has_error).slice(0, MAX_TRIED)) {
    const reason = await findProblem(payload, row)
    if (reason !== undefined) refused.push({ ...row, reason })
  }
  return [...failed, ...refused]
}

/** Scheduled changes that failed, or that will be refused at their time (ADM-03, CNT-01). */
export const findScheduleTrouble = async (scope: Scope): Promise<AttentionGroup> => {
  const { payload } = scope.req
  const collections = collectionsWithDrafts(scope).filter(canSchedule)
  const labels = new Map(collections.map(({ slug, labels: { singular } }) => [slug as string, String(singular)]))
  const dealers = await findReadableTenants(scope)
  const { rows } =
    collections.length === 0
      ? { rows: [] }
      : await getPool(payload).query<JobRow>(jobsSql(collections), [dealers, scope.now, MAX_AGE_DAYS])
  const troubled = await withReasons(payload, rows)
  const timezones = await findTimeZones(payload, [...new Set(troubled.map(({ tenant }) => tenant))])
  const items = troubled.slice(0, scope.limit).map((row): AttentionItem => {
    const kind = labels.get(row.collection) ?? row.collection
    return {
      key: row.id,
      title: row.title || untitledName(kind),
      detail: formatScheduleNotice({
        kind,
        change: row.input.type ?? 'publish',
        at: row.at.toISOString(),
        timezone: timezones.get(row.tenant) ?? DEFAULT_TIME_ZONE,
        hasFailed: row.has_error,
        reason: row.reason ?? '',
      }),
      href: `/admin/collections/${row.collection}/${row.document}`,
      tone: row.has_error ? 'now' : 'soon',
      ...(scope.tenant === undefined && { dealer: row.dealer }),
    }
  })
  return { key: 'schedule', total: troubled.length, items, href: ALL_HREF }
}
