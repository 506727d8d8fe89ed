import { setTimeout as sleep } from 'node:timers/promises'
import { PermanentSendError } from '@/src/integrations/permanent-send-error'

/** Result of one attempt: sent, or failed with the reason and whether a retry is pointless. */
export type SendOutcome =
  { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly problem: string; readonly isPermanent: boolean }

/**
 * Rows of a table that wait to be sent. `claim` leases a row to one worker for longer than an attempt may take; if the
 * worker dies, another retries it under the same id. No lock or transaction is held meanwhile.
 */
export type SendQueue<Item> = {
  readonly claim: (now: Date) => Promise<Item | undefined>
  readonly send: (row: Item, now: Date) => Promise<void>
  readonly settle: (row: Item, outcome: SendOutcome, now: Date) => Promise<void>
}

/** Seconds for which a claimed row is leased; an attempt and its `settle` end well before. */
export const LEASE_SECONDS = 120

const MAX_ATTEMPT_MS = 30_000
/** Milliseconds for which `settle` is retried: a sent row that cannot be marked as sent is sent twice. */
const MAX_SETTLE_MS = 60_000

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 500)

const attemptSend = async <Item>({ send }: SendQueue<Item>, row: Item, now: Date): Promise<SendOutcome> => {
  const timer = new AbortController()
  try {
    await Promise.race([
      send(row, now),
      sleep(MAX_ATTEMPT_MS, undefined, { signal: timer.signal, ref: false }).then(() => {
        throw new Error(`No answer in ${String(MAX_ATTEMPT_MS / 1000)} s.`)
      }),
    ])
    return { kind: 'sent' }
  } catch (error) {
    return { kind: 'failed', problem: reasonOf(error), isPermanent: error instanceof PermanentSendError }
  } finally {
    timer.abort()
  }
}

const settleWithRetry = async <Item>(
  queue: SendQueue<Item>,
  row: Item,
  outcome: SendOutcome,
  clock: () => Date,
): Promise<void> => {
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

type Options = {
  /** Rows sent concurrently. */
  readonly lanes: number
  readonly clock: () => Date
  readonly stopped?: () => boolean
}

/** Sends due rows until there are none left, `lanes` at a time. @returns the number of attempts */
export const drain = async <Item>(
  queue: SendQueue<Item>,
  { lanes, clock, stopped = () => false }: Options,
): Promise<number> => {
  let tries = 0
  const lane = async (): Promise<void> => {
    while (!stopped()) {
      const row = await queue.claim(clock())
      if (row === undefined) return
      tries += 1
      await settleWithRetry(queue, row, await attemptSend(queue, row, clock()), clock)
    }
  }
  const outcome = await Promise.allSettled(Array.from({ length: lanes }, lane))
  const rejection = outcome.find((one) => one.status === 'rejected')
  if (rejection) throw rejection.reason
  return tries
}
