import type { HostedSearch } from '@/src/integrations/search/port'
import type { DueOptions } from '@/src/services/stock/fetch-due-feeds'
import { startWorker } from '@/src/services/background/work-queue'
import { listenForChanges } from '@/src/web/change-listener'
import { createPool } from '@/src/platform/postgres/connections'
import type { Listener } from '@/src/platform/postgres/listen'
import { retryUntil } from '@/src/platform/retry-until'
import type { WakeLoop } from '@/src/platform/wake-loop'
import { createJobHandlers } from '@/src/jobs/handlers'
import {
  addScheduledJobs,
  createJobQueue,
  defaultJobIntervals,
  type JobIntervals,
  requestJob,
} from '@/src/jobs/job-queue'
import { type MessageWorker, runMessageWorker, type Senders } from '@/src/jobs/message-worker'
import { jobNames } from '@/src/domain/scheduled-jobs'

type Options = {
  readonly connectionString: string
  readonly hosted: HostedSearch | null
  readonly log: (line: string) => void
  readonly pace?: JobIntervals
  /** Overrides how feeds are fetched. */
  readonly feeds?: DueOptions
  /** Senders of messages and leads; without them nothing is sent. */
  readonly senders?: Senders
}

export type JobRunner = {
  /** Resolves once the workers run; waits while Postgres is unavailable. */
  readonly started: Promise<void>
  /** Resolves when the running jobs have ended. */
  readonly close: () => Promise<void>
}

/**
 * Runs the scheduled jobs and sends messages in this process; any number of processes may do so. A change of stock
 * requests a sync of the hosted index at once; a missed notification only delays it until the scheduled run of the next
 * minute.
 */
export const runJobs = (options: Options): JobRunner => {
  const { connectionString, hosted, log, pace = defaultJobIntervals, feeds, senders } = options
  const db = createPool({ connectionString, max: 10, connectionTimeoutMillis: 3000, keepAlive: true }, (line) =>
    log(`Jobs: ${line}`),
  )
  let isClosed = false
  let jobWorker: WakeLoop | undefined
  let messageWorker: MessageWorker | undefined
  let listener: Listener | null = null
  const requestSync = (): void => {
    requestJob(db, 'sync-search').then(
      () => jobWorker?.wake(),
      (error: unknown) => log(`Could not request a search sync: ${String(error)}`),
    )
  }
  const start = async (): Promise<void> => {
    await retryUntil(async () => {
      if (!isClosed) await addScheduledJobs(db)
    }, Number.POSITIVE_INFINITY)
    if (isClosed) return
    jobWorker = startWorker({
      queue: createJobQueue({ db, handlers: createJobHandlers(db, hosted, feeds), pace, log }),
      maxConcurrent: jobNames.length,
      pollSeconds: pace.poll,
      onError: (error) => log(`Jobs could not be run: ${String(error)}`),
    })
    if (senders) messageWorker = runMessageWorker({ connectionString, db, senders, log })
    if (hosted) {
      const onChange = ({ kind }: { readonly kind: string }): void => {
        if (kind !== 'content') requestSync()
      }
      const listen = async () => (isClosed ? null : listenForChanges({ connectionString, onChange, log }))
      listener = await retryUntil(listen, Number.POSITIVE_INFINITY)
      requestSync()
    }
  }
  const started = start()
  return {
    started,
    close: async () => {
      isClosed = true
      await started.catch(() => undefined)
      await listener?.close()
      await messageWorker?.close()
      await jobWorker?.stop()
      await db.end()
    },
  }
}
