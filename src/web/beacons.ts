import { createHmac, randomBytes } from 'node:crypto'
import { parseBeacon } from '@/src/domain/events/beacon'
import type { AnalyticsEvent, AnalyticsStore, ZeroResultCount, ViewCount } from '@/src/integrations/analytics/port'
import { DAY_MS } from '@/src/domain/time/durations'
import { dayAt, DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { createRateLimiter } from '@/src/platform/rate-limiter'

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

/** Upper bounds of the queue in memory: during a long outage of Postgres further events are dropped. */
const MAX_QUEUED_EVENTS = 10_000
const MAX_QUEUED_VIEWS = 10_000
const MAX_QUEUED_ZERO_RESULTS = 2000
/** Per sender. Allows for an office in which several people share one address. */
const MAX_BEACONS_PER_MINUTE = 240

/**
 * New views counted per sender and day, and views remembered in total. Both live in the memory of one process, so a
 * restart or a second process counts a view once more.
 */
const MAX_NEW_VIEWS_PER_DAY = 2000
const MAX_REMEMBERED_VIEWS = 100_000

/** A bounded queue of what has not been written yet. */
const createEventQueue = () => {
  let events: AnalyticsEvent[] = []
  let views = new Map<string, ViewCount>()
  let zeroResults = new Map<string, ZeroResultCount>()
  const addZeroResult = (one: ZeroResultCount): void => {
    const key = `${one.tenantId} ${one.day} ${one.words}`
    const existing = zeroResults.get(key)
    if (existing === undefined && zeroResults.size >= MAX_QUEUED_ZERO_RESULTS) return
    zeroResults.set(key, { ...one, count: one.count + (existing?.count ?? 0) })
  }
  const addView = (one: ViewCount): void => {
    const key = `${one.tenantId} ${one.car_id} ${one.day}`
    const existing = views.get(key)
    if (existing === undefined && views.size >= MAX_QUEUED_VIEWS) return
    views.set(key, { ...one, count: one.count + (existing?.count ?? 0) })
  }
  return {
    hasAny: () => events.length > 0 || views.size > 0 || zeroResults.size > 0,
    addEvents: (more: readonly AnalyticsEvent[]) => {
      for (const one of more) if (events.length < MAX_QUEUED_EVENTS) events.push(one)
    },
    addViews: (more: readonly ViewCount[]) => more.forEach(addView),
    addZeroResults: (more: readonly ZeroResultCount[]) => more.forEach(addZeroResult),
    takeAll: () => {
      const batch = { events, views: [...views.values()], misses: [...zeroResults.values()] }
      events = []
      views = new Map()
      zeroResults = new Map()
      return batch
    },
  }
}

/**
 * Counts a vehicle once per sender and day (VDP-13), however often its page is loaded: an office behind one address is
 * one shopper here. Views are remembered only as keyed hashes, whose key is lost when the process ends.
 */
const createFirstViewCheck = (now: () => number) => {
  const key = randomBytes(32)
  const rememberedViews = new Set<string>()
  const secondsToWait = createRateLimiter(MAX_NEW_VIEWS_PER_DAY, DAY_MS, now)
  return (tenantId: string, sender: string, day: string, car_id: string): boolean => {
    const visitorKey = `${tenantId} ${sender}`
    const hash = createHmac('sha256', key).update(`${visitorKey} ${day} ${car_id}`).digest('base64url').slice(0, 16)
    if (rememberedViews.has(hash) || secondsToWait(visitorKey) > 0) return false
    if (rememberedViews.size >= MAX_REMEMBERED_VIEWS)
      for (const oldest of rememberedViews) if (rememberedViews.delete(oldest)) break
    rememberedViews.add(hash)
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
  const isFirstView = createFirstViewCheck(() => now().getTime())
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
    const { events, views, misses: zeroResults } = queue.takeAll()
    await save(events, store.saveEvents, queue.addEvents)
    await save(views, store.addViews, queue.addViews)
    await save(zeroResults, store.addZeroResults, queue.addZeroResults)
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
      queue.addViews(newViews.map((car_id) => ({ tenantId, car_id, day, count: 1 })))
      queue.addZeroResults(beacon.misses.map((words) => ({ tenantId, words, day, count: 1 })))
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
