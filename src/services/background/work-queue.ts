import { setTimeout as sleep } from 'node:timers/promises'
import { PermanentSendError } from '@/src/integrations/permanent-send-error'
import { startWakeLoop, type WakeLoop } from '@/src/platform/wake-loop'

/** Result of one attempt: done, or failed with the reason and whether a retry is pointless. */
export type Outcome =
  { readonly kind: 'done' } | { readonly kind: 'failed'; readonly problem: string; readonly isPermanent: boolean }

/**
 * Rows of a table that wait to be processed. `claim` leases a due row to one worker; if that worker's process dies,
 * another claims the row when the lease has ended. No lock or transaction is held meanwhile.
 */
export type WorkQueue<Row> = {
  readonly claim: (now: Date) => Promise<Row | undefined>
  readonly perform: (row: Row, now: Date) => Promise<void>
  /** Stores the outcome, unless another worker has claimed the row since. */
  readonly settle: (row: Row, outcome: Outcome, now: Date) => Promise<void>
}

/** Milliseconds for which `settle` is retried: work that is not marked as done is done twice. */
const MAX_SETTLE_MS = 60_000

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const attempt = async <Row>({ perform }: WorkQueue<Row>, row: Row, now: Date): Promise<Outcome> => {
  try {
    await perform(row, now)
    return { kind: 'done' }
  } catch (error) {
    const problem = messageOf(error)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .slice(0, 500)
    return { kind: 'failed', problem, isPermanent: error instanceof PermanentSendError }
  }
}

/** Processes a claimed row and stores the outcome, also if Postgres is unavailable for a while. */
export const processRow = async <Row>(queue: WorkQueue<Row>, row: Row, clock: () => Date): Promise<void> => {
  const outcome = await attempt(queue, row, clock())
  const until = Date.now() + MAX_SETTLE_MS
  for (;;) {
    try {
      return await queue.settle(row, outcome, clock())
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(500)
    }
  }
}

type Options<Row> = {
  readonly queue: WorkQueue<Row>
  /** Rows processed concurrently; a slow one does not delay the others. */
  readonly maxConcurrent: number
  readonly pollSeconds: number
  readonly onError: (error: unknown) => void
}

/** Processes due rows until stopped: after a wake, at the end of each row, and at least every `pollSeconds`. */
export const startWorker = <Row>({ queue, maxConcurrent, pollSeconds, onError }: Options<Row>): WakeLoop => {
  const running = new Set<Promise<void>>()
  const loop = startWakeLoop({
    work: async () => {
      const row = running.size < maxConcurrent ? await queue.claim(new Date()) : undefined
      if (row === undefined) return false
      const run = processRow(queue, row, () => new Date())
        .catch(onError)
        .finally(() => {
          running.delete(run)
          loop.wake()
        })
      running.add(run)
      return true
    },
    pollSeconds,
    onError,
  })
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop()
      await Promise.all(running)
    },
  }
}
