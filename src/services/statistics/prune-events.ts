import type { Pool } from 'pg'

/** Days for which single events are stored: the reports of this year and the last. */
const RETENTION_DAYS = 800

/** Days for which searches with results are counted, of which the popular ones are suggested (SHP-02). */
export const SEARCH_DAYS = 90

/** Deletes events that no report reads any more. */
export const pruneEvents = async (db: Pool): Promise<number> => {
  await db.query("DELETE FROM zero_result_searches WHERE day < now() - $1 * interval '1 day'", [RETENTION_DAYS])
  await db.query("DELETE FROM popular_searches WHERE day < now() - $1 * interval '1 day'", [SEARCH_DAYS])
  const { rowCount } = await db.query("DELETE FROM events WHERE at < now() - $1 * interval '1 day'", [RETENTION_DAYS])
  return rowCount ?? 0
}
