import type { Pool } from 'pg'

/**
 * Adds the views counted since to `vehicles.views`, which cards and search records show (VDP-13). One statement, so it
 * is one change of stock for the cars that were looked at, however many views; stopped anywhere and run again, no view
 * is counted twice or lost.
 * @returns how many cars were looked at
 */
export const copyViews = async (db: Pool): Promise<number> => {
  const { rowCount } = await db.query(
    `WITH due AS (SELECT id, vehicle_id, count, count - copied AS fresh FROM vehicle_views WHERE count > copied ORDER BY id FOR UPDATE),
       marked AS (UPDATE vehicle_views w SET copied = due.count FROM due WHERE w.id = due.id)
     UPDATE vehicles v SET views = coalesce(v.views, 0) + s.fresh
     FROM (SELECT vehicle_id, sum(fresh) AS fresh FROM due GROUP BY vehicle_id) s WHERE v.id = s.vehicle_id`,
  )
  return rowCount ?? 0
}

/** Days that what shoppers did is kept one by one: this year's and last year's reports. */
const keptDays = 800

/** Forgets events that no report asks for any more. */
export const pruneEvents = async (db: Pool): Promise<number> => {
  await db.query("DELETE FROM search_misses WHERE day < now() - $1 * interval '1 day'", [keptDays])
  const { rowCount } = await db.query("DELETE FROM events WHERE at < now() - $1 * interval '1 day'", [keptDays])
  return rowCount ?? 0
}
