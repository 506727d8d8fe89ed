import type { Pool } from 'pg'
import { jobLabel } from '@/src/domain/scheduled-jobs'
import { type FailedWork, type FailedWorkKind, describeMessage } from '@/src/domain/sending/failed-work'
import { containsSecret } from '@/src/domain/sending/retry'

/** Ids of the dealers to look at; `all` includes work of the whole installation. */
export type WorkScope = readonly string[] | 'all'

const tenantIdsOf = (scope: WorkScope): readonly string[] | null => (scope === 'all' ? null : scope)

/** Older failures are not worth retrying. */
const MAX_AGE_DAYS = 14

/** Failures in a row after which a scheduled job is listed. It is retried all the same. */
const MIN_JOB_FAILURES = 3

const reasonOf = (error: unknown): string => {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return typeof message === 'string' && message !== '' ? message.slice(0, 500) : 'No reason was given.'
}

const listFailedJobs = async (db: Pool): Promise<readonly FailedWork[]> => {
  const { rows } = await db.query<{ name: string; problem: string; at: Date }>(
    `SELECT name, problem, failed_at AS at FROM scheduled_jobs
     WHERE problem IS NOT NULL AND tries >= $1 AND failed_at > now() - make_interval(days => $2)`,
    [MIN_JOB_FAILURES, MAX_AGE_DAYS],
  )
  return rows.map(({ name, problem, at }) => ({ kind: 'job', id: name, what: jobLabel(name), reason: problem, at }))
}

type FailedMessageRow = {
  readonly id: string
  readonly key: string
  readonly channel: string
  readonly recipient: string
  readonly subject: string | null
  readonly problem: string | null
  readonly at: Date
  /** Null for a message of the platform. */
  readonly dealer: string | null
}

/** Leaves out codes and links: their text is not stored. */
const listFailedMessages = async (db: Pool, scope: WorkScope, limit: number): Promise<readonly FailedWork[]> => {
  const { rows } = await db.query<FailedMessageRow>(
    `SELECT m.id, m.key, m.channel, m.recipient, m.subject, m.problem, m.created_at AS at, t.name AS dealer
     FROM messages m LEFT JOIN tenants t ON t.id = m.tenant_id
     WHERE m.state = 'failed' AND m.created_at > now() - make_interval(days => $1) AND m.text <> ''
       AND ($2::uuid[] IS NULL OR m.tenant_id = ANY ($2)) ORDER BY m.created_at DESC LIMIT $3`,
    [MAX_AGE_DAYS, tenantIdsOf(scope), limit],
  )
  return rows
    .filter(({ key }) => !containsSecret(key))
    .map(({ id, channel, recipient, subject, problem, at, dealer }) => ({
      kind: 'message',
      id,
      what: describeMessage(channel, recipient, subject),
      reason: problem ?? 'No reason was given.',
      at,
      ...(dealer === null ? {} : { dealer }),
    }))
}

/** Scheduled publications that failed. */
const listFailedPublishing = async (db: Pool, limit: number): Promise<readonly FailedWork[]> => {
  const { rows } = await db.query<{ id: string; error: unknown; input: unknown; at: Date }>(
    `SELECT id, error, input, updated_at AS at FROM payload_jobs
     WHERE has_error AND updated_at > now() - make_interval(days => $1) ORDER BY updated_at DESC LIMIT $2`,
    [MAX_AGE_DAYS, limit],
  )
  return rows.map(({ id, error, input, at }) => {
    const { type = 'publish', doc } = (input ?? {}) as { type?: string; doc?: { relationTo?: string } }
    const what = `Scheduled ${type === 'unpublish' ? 'unpublishing' : 'publishing'} of one of ${doc?.relationTo ?? 'the documents'}`
    return { kind: 'publish', id, what, reason: reasonOf(error), at }
  })
}

/** Lists permanently failed work, newest first; at most `limit` of each kind. */
export const listFailedWork = async (db: Pool, scope: WorkScope, limit = 100): Promise<readonly FailedWork[]> => {
  const platformWork = scope === 'all' ? [listFailedJobs(db), listFailedPublishing(db, limit)] : []
  const lists = await Promise.all([listFailedMessages(db, scope, limit), ...platformWork])
  return lists.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
}

const retryJobSql = `UPDATE scheduled_jobs SET due_at = now(), tries = 0, problem = NULL, failed_at = NULL
  WHERE name = $1 AND problem IS NOT NULL`

const retryMessageSql = `UPDATE messages SET state = 'waiting', tries = 0, problem = NULL, next_try_at = now()
  WHERE id = $1 AND state = 'failed' AND text <> '' AND key !~ '^(code|invitation):'
    AND created_at > now() - make_interval(days => ${MAX_AGE_DAYS}) AND ($2::uuid[] IS NULL OR tenant_id = ANY ($2))`

const retryPublishingSql = `UPDATE payload_jobs SET has_error = false, error = NULL, processing = false, total_tried = 0, wait_until = now()
  WHERE id = $1 AND has_error`

/** Retries failed work from the beginning; false if the scope has no failed work with this id. */
export const retryFailedWork = async (
  db: Pool,
  { kind, id, scope }: { readonly kind: FailedWorkKind; readonly id: string; readonly scope: WorkScope },
): Promise<boolean> => {
  if (kind === 'message') {
    const { rowCount } = await db.query(retryMessageSql, [id, tenantIdsOf(scope)])
    await db.query("SELECT pg_notify('forecourt_messages', '')")
    return rowCount === 1
  }
  // Only the platform may retry work of the whole installation.
  if (scope !== 'all') return false
  const { rowCount } = await db.query(kind === 'job' ? retryJobSql : retryPublishingSql, [id])
  return rowCount === 1
}
