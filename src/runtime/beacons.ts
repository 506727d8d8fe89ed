import { createHmac, randomBytes } from 'node:crypto'
import { readBeacon } from '@/src/domain/events/beacon'
import type { AnalyticsEvent, AnalyticsStore, MissCount, ViewCount } from '@/src/integrations/analytics/port'
import { createLimiter } from './limiter'

type Options = {
  readonly store: AnalyticsStore
  readonly log: (line: string) => void
  readonly now?: () => Date
  /** Milliseconds to collect before a batch is written. */
  readonly after?: number
}

export type Beacons = {
  /** Accepts a page's beacon without writing it. 204: counted, or dropped because the queue is full. */
  readonly take: (tenantId: string, sender: string, body: string) => 204 | 400 | 429
  readonly flush: () => Promise<void>
  /** Writes what is still queued. */
  readonly close: () => Promise<void>
}

/** Upper bounds of the queue in memory: during a long outage of Postgres further events are dropped. */
const mostEvents = 10_000
const mostViews = 10_000
const mostMisses = 2000
/** Per sender. Allows for an office in which several people share one address. */
const beaconsAMinute = 240

/**
 * New views counted per sender and day, and views remembered in total. Both live in the memory of one process, so a
 * restart or a second process counts a view once more.
 */
const newViewsADay = 2000
const mostSeen = 100_000
const aDay = 86_400_000

const dayIn = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Brisbane',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** A bounded queue of what has not been written yet. */
const createWaiting = () => {
  let events: AnalyticsEvent[] = []
  let views = new Map<string, ViewCount>()
  let misses = new Map<string, MissCount>()
  const addMiss = (one: MissCount): void => {
    const key = `${one.tenantId} ${one.day} ${one.words}`
    const known = misses.get(key)
    if (known === undefined && misses.size >= mostMisses) return
    misses.set(key, { ...one, count: one.count + (known?.count ?? 0) })
  }
  const addView = (one: ViewCount): void => {
    const key = `${one.tenantId} ${one.car_id} ${one.day}`
    const known = views.get(key)
    if (known === undefined && views.size >= mostViews) return
    views.set(key, { ...one, count: one.count + (known?.count ?? 0) })
  }
  return {
    any: () => events.length > 0 || views.size > 0 || misses.size > 0,
    addEvents: (more: readonly AnalyticsEvent[]) => {
      for (const one of more) if (events.length < mostEvents) events.push(one)
    },
    addViews: (more: readonly ViewCount[]) => more.forEach(addView),
    addMisses: (more: readonly MissCount[]) => more.forEach(addMiss),
    take: () => {
      const taken = { events, views: [...views.values()], misses: [...misses.values()] }
      events = []
      views = new Map()
      misses = new Map()
      return taken
    },
  }
}

/**
 * Counts a vehicle once per sender and day (VDP-13), however often its page is loaded: an office behind one address is
 * one shopper here. Views are remembered only as keyed hashes, whose key is lost when the process ends.
 */
const createFirstViews = (now: () => number) => {
  const key = randomBytes(32)
  const seen = new Set<string>()
  const tooMany = createLimiter(newViewsADay, aDay, now)
  return (tenantId: string, sender: string, day: string, car_id: string): boolean => {
    const who = `${tenantId} ${sender}`
    const hash = createHmac('sha256', key).update(`${who} ${day} ${car_id}`).digest('base64url').slice(0, 16)
    if (seen.has(hash) || tooMany(who) > 0) return false
    if (seen.size >= mostSeen) for (const oldest of seen) if (seen.delete(oldest)) break
    seen.add(hash)
    return true
  }
}

/** Postgres rejects these rows for good (SQLSTATE 22, 23): a retry would block all others. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Collects the events that pages send and writes them in batches, so that no page waits for a write (ANL-01, VDP-13).
 */
export const createBeacons = ({ store, log, now = () => new Date(), after = 2000 }: Options): Beacons => {
  const tooMany = createLimiter(beaconsAMinute, 60_000)
  const isFirst = createFirstViews(() => now().getTime())
  const waiting = createWaiting()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const save = async <T>(rows: T, write: (rows: T) => Promise<void>, back: (rows: T) => void): Promise<void> => {
    try {
      await write(rows)
    } catch (error) {
      if (isRefused(error))
        return log(`Analytics events were dropped because Postgres rejects them: ${messageOf(error)}`)
      log(`Analytics events could not be written, retrying: ${messageOf(error)}`)
      back(rows)
      later()
    }
  }

  const write = async (): Promise<void> => {
    const { events, views, misses } = waiting.take()
    await save(events, store.saveEvents, waiting.addEvents)
    await save(views, store.addViews, waiting.addViews)
    await save(misses, store.addMisses, waiting.addMisses)
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  const later = (): void => {
    timer ??= setTimeout(() => void flush(), after).unref()
  }

  return {
    take: (tenantId, sender, body) => {
      if (tooMany(`${tenantId} ${sender}`) > 0) return 429
      const beacon = readBeacon(body)
      if (beacon === null) return 400
      const at = now()
      const day = dayIn.format(at)
      waiting.addEvents(beacon.events.map((event) => ({ ...event, tenantId, at })))
      const first = beacon.views.filter((car_id) => isFirst(tenantId, sender, day, car_id))
      waiting.addViews(first.map((car_id) => ({ tenantId, car_id, day, count: 1 })))
      waiting.addMisses(beacon.misses.map((words) => ({ tenantId, words, day, count: 1 })))
      if (waiting.any()) later()
      return 204
    },
    flush,
    close: async () => {
      await flush()
      clearTimeout(timer)
    },
  }
}
