import { setTimeout as sleep } from 'node:timers/promises'
import { Refused } from '@/src/integrations/refused'

/** Result of one attempt: sent, or failed with the reason and whether a retry is pointless. */
export type Ended =
  { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly problem: string; readonly forGood: boolean }

/**
 * Rows of a table that wait to be sent. `claim` leases a row to one worker for longer than an attempt may take; if the
 * worker dies, another retries it under the same id. No lock or transaction is held meanwhile.
 */
export type Source<Row> = {
  readonly claim: (now: Date) => Promise<Row | undefined>
  readonly send: (row: Row, now: Date) => Promise<void>
  readonly settle: (row: Row, ended: Ended, now: Date) => Promise<void>
}

/** Seconds for which a claimed row is leased; an attempt and its `settle` end well before. */
export const claimSeconds = 120

const longestTry = 30_000
/** Milliseconds for which `settle` is retried: a sent row that cannot be marked as sent is sent twice. */
const noteFor = 60_000

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 500)

const attempt = async <Row>({ send }: Source<Row>, row: Row, now: Date): Promise<Ended> => {
  const late = new AbortController()
  try {
    await Promise.race([
      send(row, now),
      sleep(longestTry, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error(`No answer in ${String(longestTry / 1000)} s.`)
      }),
    ])
    return { kind: 'sent' }
  } catch (error) {
    return { kind: 'failed', problem: reasonOf(error), forGood: error instanceof Refused }
  } finally {
    late.abort()
  }
}

const settleSurely = async <Row>(source: Source<Row>, row: Row, ended: Ended, clock: () => Date): Promise<void> => {
  const until = Date.now() + noteFor
  for (;;) {
    try {
      return await source.settle(row, ended, clock())
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
export const drain = async <Row>(
  source: Source<Row>,
  { lanes, clock, stopped = () => false }: Options,
): Promise<number> => {
  let tries = 0
  const lane = async (): Promise<void> => {
    while (!stopped()) {
      const row = await source.claim(clock())
      if (row === undefined) return
      tries += 1
      await settleSurely(source, row, await attempt(source, row, clock()), clock)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return tries
}
