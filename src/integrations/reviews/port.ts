import type { ReviewsSummary } from '@/src/domain/locations/reviews'

/** What customers wrote about a dealer's locations (LOC-08). */
export type Reviews = {
  /** By the location's id; one without reviews is not in it. Rejects where the provider fails or is not in time. */
  ofTenant(tenantId: string): Promise<ReadonlyMap<string, ReviewsSummary>>
}
