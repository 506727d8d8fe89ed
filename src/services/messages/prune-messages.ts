import type { Pool } from 'pg'

/** Days that a message stays once it is sent or given up: long enough to answer who says that none came. */
const keptDays = 90

/** Forgets what was said to whom, by e-mail and SMS, when nobody asks about it any more. @returns how many went */
export const pruneMessages = async (db: Pool): Promise<number> => {
  const { rowCount } = await db.query(
    "DELETE FROM messages WHERE state <> 'waiting' AND created_at < now() - $1 * interval '1 day'",
    [keptDays],
  )
  return rowCount ?? 0
}
