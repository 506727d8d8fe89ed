import type { Pool } from 'pg'
import type { Review, ReviewsSummary } from '@/src/domain/locations/reviews'
import { withTimeout } from '@/src/platform/with-timeout'
import type { Reviews } from './port'

type ReviewsRow = {
  readonly location_id: string
  readonly count: number
  readonly average: number
  readonly reviews: readonly Review[]
}

/** The newest reviews per location. Twice what a page shows, because hidden authors are removed later. */
const MAX_REVIEWS_PER_LOCATION = 100

const SUMMARY_SQL = `SELECT r.location_id, count(*)::int AS count, avg(r.rating)::float8 AS average,
  (SELECT coalesce(jsonb_agg(n), '[]') FROM (
    SELECT author, rating, date, coalesce(text, '') AS text FROM reviews
    WHERE tenant_id = $1 AND location_id = r.location_id AND hidden IS NOT TRUE AND deleted_at IS NULL
    ORDER BY date DESC, id DESC LIMIT ${MAX_REVIEWS_PER_LOCATION}) n) AS reviews
  FROM reviews r WHERE r.tenant_id = $1 AND r.location_id IS NOT NULL AND r.deleted_at IS NULL GROUP BY r.location_id`

/** Reads the reviews that staff enter in the panel. Average and count include hidden reviews (LOC-08). */
export const createEmbeddedReviews = (pool: Pick<Pool, 'query'>, timeoutMs = 2500): Reviews => ({
  loadByTenant: async (tenantId) => {
    const reading = pool.query<ReviewsRow>(SUMMARY_SQL, [tenantId])
    const { rows } = await withTimeout(reading, timeoutMs, 'Reading the reviews timed out.')
    return new Map(
      rows.map(({ location_id, count, average, reviews }): [string, ReviewsSummary] => [
        location_id,
        { count, average_rating: average, reviews: reviews.map((one) => ({ ...one, rating: Number(one.rating) })) },
      ]),
    )
  },
})
