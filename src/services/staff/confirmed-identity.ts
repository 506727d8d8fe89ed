import type { Pool } from 'pg'

type SessionKey = { readonly userId: string; readonly sessionId: string }

/** Seconds after a password confirmation in which a session may create accounts and give roles. */
export const IDENTITY_CONFIRMED_SECONDS = 15 * 60

/** Records that the owner of a session has just entered their password. */
export const confirmIdentity = async (db: Pool, { userId, sessionId }: SessionKey): Promise<void> => {
  await db.query(
    `INSERT INTO staff_sign_ins (session_id, user_id, sender, user_agent, identity_confirmed_at)
     VALUES ($1, $2, '', '', now()) ON CONFLICT (session_id) DO UPDATE SET identity_confirmed_at = now()`,
    [sessionId, userId],
  )
}

/** Seconds until a session has to confirm its owner's identity again; 0 if it has to now. */
export const confirmedSecondsLeft = async (db: Pool, sessionId: string | null): Promise<number> => {
  const { rows } = await db.query<{ left: number }>(
    `SELECT extract(epoch FROM greatest(s.created_at, n.identity_confirmed_at) - now())::float8 + $2 AS left
     FROM users_sessions s LEFT JOIN staff_sign_ins n ON n.session_id = s.id WHERE s.id = $1`,
    [sessionId, IDENTITY_CONFIRMED_SECONDS],
  )
  return Math.max(0, Math.floor(rows[0]?.left ?? 0))
}
