import type { EventId } from '@/src/domain/events/event-ids'

/** An action on a dealer's site, without any data about the shopper (ANL-01). */
export type AnalyticsEvent = {
  readonly tenantId: string
  readonly id: EventId
  readonly car_id?: string
  readonly path: string
  readonly at: Date
}

/** Views of a vehicle's page on one day, counted by one process since it last saved its counts (VDP-13). */
export type ViewCount = {
  readonly tenantId: string
  readonly car_id: string
  /** `YYYY-MM-DD` in Brisbane time. */
  readonly day: string
  readonly count: number
}

/** Searches for these words on one day, counted by one process since it last saved. */
export type QueryCount = {
  readonly tenantId: string
  readonly words: string
  /** `YYYY-MM-DD` in Brisbane time. */
  readonly day: string
  readonly count: number
}

/** Stores events, views and searches. Methods reject if the store is unreachable, and may be retried. */
export type AnalyticsStore = {
  /** Ignores events of tenants that are not active. A vehicle that is not the tenant's is stored as null. */
  readonly saveEvents: (events: readonly AnalyticsEvent[]) => Promise<void>
  readonly addViews: (views: readonly ViewCount[]) => Promise<void>
  /** Searches with zero results (ANL-02). */
  readonly addZeroResults: (zeroResults: readonly QueryCount[]) => Promise<void>
  /** Searches with results, each once per sender and day (SHP-02). */
  readonly addSearches: (searches: readonly QueryCount[]) => Promise<void>
}
