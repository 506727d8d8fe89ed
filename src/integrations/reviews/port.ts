import type { ReviewsSummary } from '@/src/domain/locations/reviews'

/** Customer reviews of a dealer's locations (LOC-08). */
export type Reviews = {
  /** Maps the ids of locations with reviews to their summaries. Rejects if the provider fails or times out. */
  loadByTenant(tenantId: string): Promise<ReadonlyMap<string, ReviewsSummary>>
}
