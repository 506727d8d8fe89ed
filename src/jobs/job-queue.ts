import type { ClientBase, Pool } from 'pg'
import { nextRetryAt } from '@/src/domain/sending/retry'
import { messageOf, type WorkQueue } from '@/src/services/background/work-queue'
import { type JobName, jobNames, scheduledJobs } from '@/src/domain/scheduled-jobs'

type JobContext = {
  /** Aborted when the job went to another worker: write nothing more then. */
  readonly signal: AbortSignal
}
export type Handler = (context: JobContext) => Promise<void>
export type Handlers = Readonly<Partial<Record<JobName, Handler>>>

/** Times in seconds. The job of a dead worker is claimed again within `lease + poll`. */
export type JobIntervals = { readonly lease: number; readonly heartbeat: number; readonly poll: number }

export const defaultJobIntervals: JobIntervals = { lease: 18, heartbeat: 5, poll: 2 }

type ClaimedJob = {
  readonly name: JobName
  /** Number of this claim: a worker whose lease has ended can neither renew nor settle it. */
  readonly claim: string
  readonly tries: number
  /** Exact text of the time: a request during the run changes it. */
  readonly due_at: string
}

/** Adds the rows of new jobs, and brings runs forward whose schedule is tighter than before. Idempotent. */
export const addScheduledJobs = async (db: Pool): Promise<void> => {
  const now = new Date()
  await db.query(
    `INSERT INTO scheduled_jobs (name, due_at) SELECT * FROM unnest($1::text[], $2::timestamptz[])
     ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < scheduled_jobs.due_at`,
    [jobNames, jobNames.map((name) => scheduledJobs[name].next(now))],
  )
}

/**
 * Requests a run of the job now, in the caller's transaction. Requests until its start count as one; during a run it is
 * repeated after its end.
 */
export const requestJob = async (db: Pick<ClientBase, 'query'>, name: JobName): Promise<void> => {
  await db.query(
    'UPDATE scheduled_jobs SET due_at = now() WHERE name = $1 AND (due_at > now() OR leased_until > now())',
    [name],
  )
}

const claimSql = `
  UPDATE scheduled_jobs SET leased_until = now() + make_interval(secs => $1), claim = claim + 1, tries = tries + 1
   WHERE name = (SELECT name FROM scheduled_jobs
                  WHERE name = ANY ($2) AND due_at <= now() AND (leased_until IS NULL OR leased_until <= now())
                  ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING name, claim, tries, due_at::text`

/** Renews the lease; no row if the job no longer belongs to this worker, or was settled meanwhile. */
const renewSql = `
  UPDATE scheduled_jobs SET leased_until = now() + make_interval(secs => $3)
   WHERE name = $1 AND claim = $2 AND leased_until IS NOT NULL`

const settleSql = `
  UPDATE scheduled_jobs SET leased_until = NULL, problem = $3, tries = CASE WHEN $3::text IS NULL THEN 0 ELSE tries END,
    failed_at = CASE WHEN $3::text IS NULL THEN NULL ELSE now() END,
    due_at = CASE WHEN due_at = $4::timestamptz THEN $5 ELSE due_at END
   WHERE name = $1 AND claim = $2`

type Options = {
  readonly db: Pool
  readonly handlers: Handlers
  readonly pace: JobIntervals
  readonly log: (line: string) => void
}

/** A heartbeat renews the job's lease, however long the job takes. */
const performJob = async ({ db, handlers, pace, log }: Options, { name, claim }: ClaimedJob): Promise<void> => {
  const leaseLost = new AbortController()
  const heartbeat = setInterval(() => {
    db.query(renewSql, [name, claim, pace.lease]).then(
      ({ rowCount }) => {
        if (rowCount === 0) leaseLost.abort(new Error(`Job ${name} went to another worker.`))
      },
      // Postgres is unavailable: the job continues, and the next heartbeat detects whether it was claimed meanwhile.
      (error: unknown) => log(`Heartbeat of ${name} failed: ${messageOf(error)}`),
    )
  }, pace.heartbeat * 1000)
  try {
    await handlers[name]?.({ signal: leaseLost.signal })
  } finally {
    clearInterval(heartbeat)
  }
}

/** Queue of the scheduled jobs that have a handler. Each runs once at a time, over all processes. */
export const createJobQueue = (options: Options): WorkQueue<ClaimedJob> => {
  const { db, handlers, pace, log } = options
  const names = Object.keys(handlers)
  return {
    claim: async () => (await db.query<ClaimedJob>(claimSql, [pace.lease, names])).rows[0],
    perform: (job) => performJob(options, job),
    settle: async ({ name, claim, tries, due_at }, outcome, now) => {
      const problem = outcome.kind === 'done' ? null : outcome.problem
      if (problem !== null) log(`Job ${name} failed (try ${String(tries)}): ${problem}`)
      const scheduledAt = scheduledJobs[name].next(now)
      const retryAt = problem === null ? null : nextRetryAt(tries, now)
      const dueAt = retryAt !== null && retryAt < scheduledAt ? retryAt : scheduledAt
      await db.query(settleSql, [name, claim, problem, due_at, dueAt])
    },
  }
}
