import { createHmac, randomBytes } from 'node:crypto'
import { parseBeacon } from '@/src/domain/events/beacon'
import type { AnalyticsStore } from '@/src/integrations/analytics/port'
import { DAY_MS } from '@/src/domain/time/durations'
import { dayAt, DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { createRateLimiter } from '@/src/platform/rate-limiter'
import { createEventQueue } from './beacon-queue'

type Options = {
  readonly store: AnalyticsStore
  readonly log: (line: string) => void
  readonly now?: () => Date
  /** Milliseconds to collect before a batch is written. */
  readonly flushDelayMs?: number
}

export type Beacons = {
  /** Accepts a page's beacon without writing it. 204: counted, or dropped because the queue is full. */
  readonly accept: (tenantId: string, sender: string, body: string) => 204 | 400 | 429
  readonly flush: () => Promise<void>
  /** Writes what is still queued. */
  readonly close: () => Promise<void>
}
/** Per sender. Allows for an office in which several people share one address. */
const MAX_BEACONS_PER_MINUTE = 240

/**
 * New views and searches counted per sender and day, and those remembered in total. All live in the memory of one
 * process, so a restart or a second process counts one once more.
 */
const MAX_NEW_VIEWS_PER_DAY = 2000
const MAX_NEW_SEARCHES_PER_DAY = 100
const MAX_REMEMBERED = 100_000

/**
 * Counts a vehicle or a search once per sender and day (VDP-13, SHP-02), however often it is repeated: an office behind
 * one address is one shopper here. What was counted is remembered only as keyed hashes, whose key is lost when the
 * process ends.
 */
const createFirstTimeCheck = (maxPerDay: number, now: () => number) => {
  const key = randomBytes(32)
  const remembered = new Set<string>()
  const secondsToWait = createRateLimiter(maxPerDay, DAY_MS, now)
  return (tenantId: string, sender: string, day: string, subject: string): boolean => {
    const visitorKey = `${tenantId} ${sender}`
    const hash = createHmac('sha256', key).update(`${visitorKey} ${day} ${subject}`).digest('base64url').slice(0, 16)
    if (remembered.has(hash) || secondsToWait(visitorKey) > 0) return false
    if (remembered.size >= MAX_REMEMBERED) for (const oldest of remembered) if (remembered.delete(oldest)) break
    remembered.add(hash)
    return true
  }
}

/** Postgres rejects these rows for good (SQLSTATE 22, 23): a retry would block all others. */
const isPermanentFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Collects the events that pages send and writes them in batches, so that no page waits for a write (ANL-01, VDP-13).
 */
export const createBeacons = ({ store, log, now = () => new Date(), flushDelayMs = 2000 }: Options): Beacons => {
  const secondsToWait = createRateLimiter(MAX_BEACONS_PER_MINUTE, 60_000)
  const isFirstView = createFirstTimeCheck(MAX_NEW_VIEWS_PER_DAY, () => now().getTime())
  const isFirstSearch = createFirstTimeCheck(MAX_NEW_SEARCHES_PER_DAY, () => now().getTime())
  const queue = createEventQueue()
  let timer: NodeJS.Timeout | undefined
  let lastWrite: Promise<void> = Promise.resolve()

  const save = async <T>(rows: T, write: (rows: T) => Promise<void>, requeue: (rows: T) => void): Promise<void> => {
    try {
      await write(rows)
    } catch (error) {
      if (isPermanentFailure(error))
        return log(`Analytics events were dropped because Postgres rejects them: ${messageOf(error)}`)
      log(`Analytics events could not be written, retrying: ${messageOf(error)}`)
      requeue(rows)
      scheduleFlush()
    }
  }

  const write = async (): Promise<void> => {
    await save(queue.takeEvents(), store.saveEvents, queue.addEvents)
    await save(queue.views.takeAll(), store.addViews, queue.views.add)
    await save(queue.zeroResults.takeAll(), store.addZeroResults, queue.zeroResults.add)
    await save(queue.searches.takeAll(), store.addSearches, queue.searches.add)
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    lastWrite = lastWrite.then(write)
    return lastWrite
  }

  const scheduleFlush = (): void => {
    timer ??= setTimeout(() => void flush(), flushDelayMs).unref()
  }

  return {
    accept: (tenantId, sender, body) => {
      if (secondsToWait(`${tenantId} ${sender}`) > 0) return 429
      const beacon = parseBeacon(body)
      if (beacon === null) return 400
      const at = now()
      const day = dayAt(at, DEFAULT_TIME_ZONE)
      queue.addEvents(beacon.events.map((event) => ({ ...event, tenantId, at })))
      const newViews = beacon.views.filter((car_id) => isFirstView(tenantId, sender, day, car_id))
      queue.views.add(newViews.map((car_id) => ({ tenantId, car_id, day, count: 1 })))
      queue.zeroResults.add(beacon.zeroResults.map((words) => ({ tenantId, words, day, count: 1 })))
      const newSearches = beacon.searches.filter((words) => isFirstSearch(tenantId, sender, day, words))
      queue.searches.add(newSearches.map((words) => ({ tenantId, words, day, count: 1 })))
      if (queue.hasAny()) scheduleFlush()
      return 204
    },
    flush,
    close: async () => {
      await flush()
      clearTimeout(timer)
    },
  }
}
