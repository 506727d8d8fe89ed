import type pg from 'pg'

/** Solutions live an hour; what is older is taken out a little at a time, in the same breath: a shopper waits for each. */
const spend = `
WITH old AS (
  DELETE FROM spent_challenges WHERE challenge IN (
    SELECT challenge FROM spent_challenges WHERE spent_at < now() - interval '2 hours' ORDER BY spent_at LIMIT 3
    FOR UPDATE SKIP LOCKED))
INSERT INTO spent_challenges (challenge) VALUES ($1) ON CONFLICT DO NOTHING`

/**
 * Spends a solution of the bot check on the caller's connection, inside its transaction: a form that is not stored leaves
 * it whole. @returns false where it was spent before, whoever did so at the same moment.
 */
export const spendChallenge = async (db: Pick<pg.ClientBase, 'query'>, challenge: string): Promise<boolean> => {
  const { rowCount } = await db.query(spend, [challenge])
  return rowCount === 1
}
