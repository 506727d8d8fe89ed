import type { EventId } from '@/src/domain/events/event-ids'

/** Something a shopper did, without the shopper (ANL-01). */
export type AnalyticsEvent = {
  readonly tenantId: string
  readonly id: EventId
  readonly car_id?: string
  readonly path: string
  readonly at: Date
}

/** How often a car's page was looked at on a day, as seen by one process since it last said so (VDP-13). */
export type ViewCount = {
  readonly tenantId: string
  readonly car_id: string
  /** `YYYY-MM-DD`, of Brisbane. */
  readonly day: string
  readonly count: number
}

/** How often a search for these words found nothing on a day, as seen by one process since it last said so (ANL-02). */
export type MissCount = {
  readonly tenantId: string
  readonly words: string
  /** `YYYY-MM-DD`, of Brisbane. */
  readonly day: string
  readonly count: number
}

/** Where events, views and searches in vain are kept. All reject when it cannot be reached; what they were given may be given again. */
export type AnalyticsStore = {
  /** Of tenants that are not served, nothing is kept; a car that is not the tenant's is left out. */
  readonly saveEvents: (events: readonly AnalyticsEvent[]) => Promise<void>
  readonly addViews: (views: readonly ViewCount[]) => Promise<void>
  readonly addMisses: (misses: readonly MissCount[]) => Promise<void>
}
