import type { HostedSearch } from '@/src/integrations/search/port'
import type { DueOptions } from '@/src/services/stock/fetch-feed'
import { listenForChanges } from '@/src/web/change-listener'
import type { Listener } from '@/src/platform/postgres/listen'
import { retryUntil } from '@/src/platform/retry-until'
import { createJobs } from '@/src/jobs/create-jobs'
import { createJobHandlers } from '@/src/jobs/handlers'
import { type MessageWorker, runMessageWorker, type Senders } from '@/src/jobs/message-worker'
import type { Pace } from '@/src/jobs/queues'

type Options = {
  readonly connectionString: string
  readonly hosted: HostedSearch | null
  readonly log: (line: string) => void
  readonly pace?: Pace
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
 * Milliseconds between jobs that settle payments. Cron schedules have whole minutes only, but payment and hold must
 * agree within a minute of a crash (RSV-02), even if neither the shopper returns nor the provider sends an event.
 */
const SETTLE_INTERVAL_MS = 15_000

/**
 * Processes all queues in this process; any number of processes may do so. A change of stock requests a sync of the
 * hosted index at once; a missed notification only delays it until the scheduled job of the next minute.
 */
export const runJobs = ({ connectionString, hosted, log, pace, feeds, senders }: Options): JobRunner => {
  const jobs = createJobs(connectionString, { log, ...(pace ? { pace } : {}) })
  let isClosed = false
  let messageWorker: MessageWorker | undefined
  let settleTimer: NodeJS.Timeout | undefined
  let listener: Listener | null = null
  const requestSync = (): void => {
    jobs.send(jobs.db, 'sync-search', {}, { gathered: true }).then(
      () => jobs.wake('sync-search'),
      (error: unknown) => log(`Could not queue a search sync: ${String(error)}`),
    )
  }
  const requestSettling = (): Promise<void> =>
    jobs
      .send(jobs.db, 'settle-sales', {}, { gathered: true })
      .catch((error: unknown) => log(`Could not queue a job to settle payments: ${String(error)}`))
  const start = async (): Promise<void> => {
    await retryUntil(async () => {
      if (!isClosed) await jobs.open()
    }, Number.POSITIVE_INFINITY)
    if (isClosed) return
    jobs.work(createJobHandlers(jobs.db, hosted, feeds))
    if (senders) messageWorker = runMessageWorker({ connectionString, db: jobs.db, senders, log })
    // Settles what an ended process left unfinished, without waiting for the schedule.
    await requestSettling()
    settleTimer = setInterval(() => void requestSettling(), SETTLE_INTERVAL_MS)
    settleTimer.unref()
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
      clearInterval(settleTimer)
      await listener?.close()
      await messageWorker?.close()
      await jobs.close()
    },
  }
}
