import type pg from 'pg'

/**
 * Solutions are valid for an hour. Each call also deletes a few old ones, which is quick enough for a waiting shopper.
 */
const spendSql = `
WITH old AS (
  DELETE FROM spent_challenges WHERE challenge IN (
    SELECT challenge FROM spent_challenges WHERE spent_at < now() - interval '2 hours' ORDER BY spent_at LIMIT 3
    FOR UPDATE SKIP LOCKED))
INSERT INTO spent_challenges (challenge) VALUES ($1) ON CONFLICT DO NOTHING`

/**
 * Marks a solution of the bot check as used, on the caller's connection inside its transaction: if the form is not
 * stored, the solution stays valid. @returns false if it was used before, also by a concurrent request
 */
export const spendChallenge = async (db: Pick<pg.ClientBase, 'query'>, challenge: string): Promise<boolean> => {
  const { rowCount } = await db.query(spendSql, [challenge])
  return rowCount === 1
}
