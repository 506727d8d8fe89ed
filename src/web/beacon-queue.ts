import type { AnalyticsEvent, QueryCount, ViewCount } from '@/src/integrations/analytics/port'

/** Upper bounds of the queue in memory: during a long outage of Postgres further events are dropped. */
const MAX_QUEUED_EVENTS = 10_000
const MAX_QUEUED_VIEWS = 10_000
/** Of searches with zero results, and of others. */
const MAX_QUEUED_QUERIES = 2000

/** Adds up counts with the same key, up to a number of keys. */
const createCounter = <T extends { readonly count: number }>(maxKeys: number, keyOf: (one: T) => string) => {
  const counts = new Map<string, T>()
  return {
    isEmpty: () => counts.size === 0,
    add: (more: readonly T[]): void => {
      for (const one of more) {
        const key = keyOf(one)
        const existing = counts.get(key)
        if (existing !== undefined || counts.size < maxKeys)
          counts.set(key, { ...one, count: one.count + (existing?.count ?? 0) })
      }
    },
    takeAll: (): readonly T[] => {
      const all = [...counts.values()]
      counts.clear()
      return all
    },
  }
}

const viewKey = ({ tenantId, day, car_id }: ViewCount): string => `${tenantId} ${day} ${car_id}`
const queryKey = ({ tenantId, day, words }: QueryCount): string => `${tenantId} ${day} ${words}`

/** A bounded queue of what has not been written yet. */
export const createEventQueue = () => {
  const events: AnalyticsEvent[] = []
  const views = createCounter(MAX_QUEUED_VIEWS, viewKey)
  const zeroResults = createCounter(MAX_QUEUED_QUERIES, queryKey)
  const searches = createCounter(MAX_QUEUED_QUERIES, queryKey)
  return {
    hasAny: () => events.length > 0 || ![views, zeroResults, searches].every((counter) => counter.isEmpty()),
    addEvents: (more: readonly AnalyticsEvent[]) => {
      for (const one of more) if (events.length < MAX_QUEUED_EVENTS) events.push(one)
    },
    takeEvents: () => events.splice(0),
    views,
    zeroResults,
    searches,
  }
}
