import type PgBoss from 'pg-boss'
import type { Pool } from 'pg'
import { startWakeLoop, type WakeLoop } from '@/src/platform/wake-loop'
import type { Pace, QueueName } from './queues'
import { JOB_SCHEMA } from './schema'

export type JobContext = {
  /** Aborted when the job went to another worker or has to stop: write nothing more then. */
  readonly signal: AbortSignal
}
export type Handler<Data> = (data: Data, context: JobContext) => Promise<void>

type Options<Data> = {
  readonly boss: PgBoss
  readonly db: Pool
  readonly queue: QueueName
  readonly pace: Pace
  readonly handle: Handler<Data>
  readonly log: (line: string) => void
}

/** Renews a job's lease; false if the job no longer belongs to this worker. */
const renewLease = async (db: Pool, job: PgBoss.JobWithMetadata): Promise<boolean> => {
  const { rowCount } = await db.query(
    `UPDATE ${JOB_SCHEMA}.job SET started_on = now()
     WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3`,
    [job.name, job.id, job.retryCount],
  )
  return rowCount === 1
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs one job to its end. A heartbeat keeps it from expiring, however long it takes. */
const performJob = async <Data>(
  { boss, db, queue, pace, handle, log }: Options<Data>,
  job: PgBoss.JobWithMetadata<Data>,
): Promise<void> => {
  const leaseLost = new AbortController()
  const heartbeat = setInterval(() => {
    renewLease(db, job as PgBoss.JobWithMetadata).then(
      (isRenewed) => {
        if (!isRenewed) leaseLost.abort(new Error(`${queue} ${job.id} went to another worker.`))
      },
      // Postgres is unavailable: the job continues, and the next heartbeat detects if it has expired meanwhile.
      (error: unknown) => log(`Heartbeat of ${queue} failed: ${messageOf(error)}`),
    )
  }, pace.heartbeat * 1000)
  try {
    await handle(job.data, { signal: leaseLost.signal })
    if (!leaseLost.signal.aborted) await boss.complete(queue, job.id)
  } catch (error) {
    log(`Job ${queue} failed (try ${job.retryCount + 1} of ${job.retryLimit + 1}): ${messageOf(error)}`)
    if (!leaseLost.signal.aborted) await boss.fail(queue, job.id, { message: messageOf(error) })
  } finally {
    clearInterval(heartbeat)
  }
}

/** Processes a queue's jobs one after the other until stopped; continues after errors of Postgres. */
export const startWorkLoop = <Data>(options: Options<Data>): WakeLoop => {
  const { boss, queue, pace, log } = options
  return startWakeLoop({
    work: async () => {
      const [job] = await boss.fetch<Data>(queue, { includeMetadata: true, batchSize: 1 })
      if (job) await performJob(options, job)
      return job !== undefined
    },
    pollSeconds: pace.poll,
    onError: (error) => log(`Queue ${queue} could not be read: ${messageOf(error)}`),
  })
}
