import type { Pool } from 'pg'
import { SEARCH_DAYS } from './prune-events'

/**
 * A search is popular from this many shoppers on, each counted once a day (`src/web/beacons.ts`): fewer could be one
 * person.
 */
const MIN_SHOPPERS = 5
const MAX_CANDIDATES = 12

/** Lists the words of a dealer's most frequent searches with results, the most frequent first (SHP-02). */
export const listPopularSearches = async (db: Pick<Pool, 'query'>, tenantId: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ words: string }>(
    `SELECT words FROM popular_searches
     WHERE tenant_id = $1 AND day > (now() AT TIME ZONE 'Australia/Brisbane')::date - $2::integer
     GROUP BY words HAVING sum(count) >= $3 ORDER BY sum(count) DESC, words LIMIT $4`,
    [tenantId, SEARCH_DAYS, MIN_SHOPPERS, MAX_CANDIDATES],
  )
  return rows.map(({ words }) => words)
}
