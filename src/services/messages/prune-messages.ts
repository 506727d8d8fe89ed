import type { Pool } from 'pg'

/** Days for which a sent or failed message is stored, to answer a complaint that it did not arrive. */
const RETENTION_DAYS = 90

/** Deletes old emails and text messages that are no longer waiting. @returns how many were deleted */
export const pruneMessages = async (db: Pool): Promise<number> => {
  const { rowCount } = await db.query(
    "DELETE FROM messages WHERE state <> 'waiting' AND created_at < now() - $1 * interval '1 day'",
    [RETENTION_DAYS],
  )
  return rowCount ?? 0
}
