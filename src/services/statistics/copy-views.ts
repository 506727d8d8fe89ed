import type { Pool } from 'pg'

/**
 * Adds the views counted since the last run to `vehicles.views`, which cards and search records show (VDP-13). It is
 * one statement, so each viewed vehicle changes once, however many views it had, and a retry after a crash neither
 * loses a view nor counts it twice.
 * @returns the number of vehicles that were viewed
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
