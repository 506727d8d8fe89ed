import type { HostedSearch } from '@/src/integrations/search/port'
import type { DueOptions } from '@/src/services/stock/fetch-feed'
import { listenForChanges } from '@/src/runtime/changes'
import { patiently } from '@/src/runtime/patiently'
import { createJobs } from './create-jobs'
import { jobHandlers } from './handlers'
import { type Outbox, runOutbox, type Senders } from './outbox'
import type { Pace } from './queues'

type Options = {
  readonly connectionString: string
  readonly hosted: HostedSearch | null
  readonly log: (line: string) => void
  readonly pace?: Pace
  /** How feeds are fetched, where that is not the usual way. */
  readonly feeds?: DueOptions
  /** How messages and leads are sent; nothing is sent without. */
  readonly senders?: Senders
}

export type JobRunner = {
  /** Resolves once jobs are worked on; waits for a Postgres that is away. */
  readonly started: Promise<void>
  /** Ends when the running jobs have ended. */
  readonly close: () => Promise<void>
}

/**
 * Milliseconds between looks at payments that wait. A clock of jobs knows whole minutes only; payment and hold are to agree
 * within one of a crash (RSV-02), though nobody comes back and the provider tells nothing.
 */
const settleEvery = 15_000

/**
 * Works on all queues in this process; any number of processes may. A change of stock asks for the hosted index to
 * follow at once; the schedule asks every minute besides, so a change nobody heard is a minute late, not lost.
 */
export const runJobs = ({ connectionString, hosted, log, pace, feeds, senders }: Options): JobRunner => {
  const jobs = createJobs(connectionString, { log, ...(pace ? { pace } : {}) })
  let closed = false
  let outbox: Outbox | undefined
  let settling: NodeJS.Timeout | undefined
  let stopListening = async (): Promise<void> => undefined
  const askForSync = (): void => {
    jobs.send(jobs.db, 'sync-search', {}, { gathered: true }).then(
      () => jobs.wake('sync-search'),
      (error: unknown) => log(`Could not ask for a search sync: ${String(error)}`),
    )
  }
  const askToSettle = (): Promise<void> =>
    jobs
      .send(jobs.db, 'settle-sales', {}, { gathered: true })
      .catch((error: unknown) => log(`Could not ask to settle: ${String(error)}`))
  const begin = async (): Promise<void> => {
    await patiently(async () => {
      if (!closed) await jobs.open()
    }, Number.POSITIVE_INFINITY)
    if (closed) return
    jobs.work(jobHandlers(jobs.db, hosted, feeds))
    if (senders) outbox = runOutbox({ connectionString, db: jobs.db, senders, log })
    // What a process that ended left half done is looked at now, not with the next minute.
    await askToSettle()
    settling = setInterval(() => void askToSettle(), settleEvery)
    settling.unref()
    if (hosted) {
      const onChange = ({ kind }: { readonly kind: string }): void => {
        if (kind !== 'content') askForSync()
      }
      const listen = async (): Promise<() => Promise<void>> =>
        closed ? stopListening : listenForChanges({ connectionString, onChange, log })
      stopListening = await patiently(listen, Number.POSITIVE_INFINITY)
      askForSync()
    }
  }
  const started = begin()
  return {
    started,
    close: async () => {
      closed = true
      await started.catch(() => undefined)
      clearInterval(settling)
      await stopListening()
      await outbox?.close()
      await jobs.close()
    },
  }
}
