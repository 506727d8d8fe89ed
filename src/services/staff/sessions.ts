import type { Pool } from 'pg'

/** A browser in which somebody is signed in to the panel (STF-09). */
export type StaffSession = {
  readonly id: string
  readonly signedInAt: Date
  /** The browser's own words for itself; empty where nothing was noted. */
  readonly userAgent: string
  readonly sender: string
}

type SignIn = {
  readonly sessionId: string
  readonly userId: string
  readonly sender: string
  readonly userAgent: string
}

const LONGEST_USER_AGENT = 300

/** Notes from where a session was signed in. */
export const noteSignIn = async (db: Pool, { sessionId, userId, sender, userAgent }: SignIn): Promise<void> => {
  await db.query(
    'INSERT INTO staff_sign_ins (session_id, user_id, sender, user_agent) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [sessionId, userId, sender, userAgent.slice(0, LONGEST_USER_AGENT)],
  )
}

/** Everybody's own sessions that have not ended, the latest first. */
export const sessionsOf = async (db: Pool, userId: string): Promise<readonly StaffSession[]> => {
  const { rows } = await db.query<{ id: string; at: Date; user_agent: string | null; sender: string | null }>(
    `SELECT s.id, s.created_at AS at, n.user_agent, n.sender
     FROM users_sessions s LEFT JOIN staff_sign_ins n ON n.session_id = s.id
     WHERE s._parent_id = $1 AND s.expires_at > now() ORDER BY s.created_at DESC`,
    [userId],
  )
  return rows.map(({ id, at, user_agent, sender }) => ({
    id,
    signedInAt: at,
    userAgent: user_agent ?? '',
    sender: sender ?? '',
  }))
}

/** Signs out one session of somebody; false where they have none of this id. */
export const endSession = async (db: Pool, userId: string, sessionId: string): Promise<boolean> => {
  const { rowCount } = await db.query('DELETE FROM users_sessions WHERE _parent_id = $1 AND id = $2', [
    userId,
    sessionId,
  ])
  return rowCount === 1
}

/** Signs out all sessions of somebody, but for one they may keep. */
export const endSessionsBut = async (db: Pool, userId: string, kept: string | null): Promise<void> => {
  await db.query('DELETE FROM users_sessions WHERE _parent_id = $1 AND id IS DISTINCT FROM $2', [userId, kept])
}

/** Forgets where sessions came from that have ended. */
export const pruneSignIns = async (db: Pool): Promise<void> => {
  await db.query(
    'DELETE FROM staff_sign_ins n WHERE NOT EXISTS (SELECT 1 FROM users_sessions s WHERE s.id = n.session_id)',
  )
}
