import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '@/src/platform/postgres/connections'

/** A session of a staff account in one browser (STF-09). */
export type StaffSession = {
  readonly id: string
  readonly signedInAt: Date
  /** The browser's User-Agent header; empty if it was not recorded. */
  readonly userAgent: string
  readonly sender: string
}

/**
 * Runs statements with the user's row locked. Payload reads a user with all sessions and writes them all back: without
 * the lock it could restore a session that ended in between.
 */
const withUserLocked = <T>(db: Pool, userId: string, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(db, async (client) => {
    await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId])
    return work(client)
  })

type NewSession = {
  readonly userId: string
  /** Duration of the session unless it is extended. */
  readonly seconds: number
  readonly sender: string
  readonly userAgent: string
}

const MAX_USER_AGENT_LENGTH = 300

/** Creates a session and records where the sign-in came from. @returns its id */
export const startSession = (db: Pool, { userId, seconds, sender, userAgent }: NewSession): Promise<string> =>
  withUserLocked(db, userId, async (client) => {
    const id = randomUUID()
    await client.query('DELETE FROM users_sessions WHERE _parent_id = $1 AND expires_at <= now()', [userId])
    await client.query(
      `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
       SELECT coalesce(max(_order), 0) + 1, $1, $2, now(), now() + make_interval(secs => $3)
       FROM users_sessions WHERE _parent_id = $1`,
      [userId, id, seconds],
    )
    await client.query('INSERT INTO staff_sign_ins (session_id, user_id, sender, user_agent) VALUES ($1, $2, $3, $4)', [
      id,
      userId,
      sender,
      userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    ])
    return id
  })

type SessionKey = { readonly userId: string; readonly sessionId: string }

/** Extends a session to the given seconds from now; false if it has ended. */
export const extendSession = (db: Pool, { userId, sessionId }: SessionKey, seconds: number): Promise<boolean> =>
  withUserLocked(db, userId, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE users_sessions SET expires_at = now() + make_interval(secs => $3)
       WHERE _parent_id = $1 AND id = $2 AND expires_at > now()`,
      [userId, sessionId, seconds],
    )
    return rowCount === 1
  })

/** Lists a user's active sessions, newest first. */
export const listStaffSessions = async (db: Pool, userId: string): Promise<readonly StaffSession[]> => {
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

/** Ends one session of a user; false if they have none with this id. */
export const endSession = (db: Pool, userId: string, sessionId: string): Promise<boolean> =>
  withUserLocked(db, userId, async (client) => {
    const { rowCount } = await client.query('DELETE FROM users_sessions WHERE _parent_id = $1 AND id = $2', [
      userId,
      sessionId,
    ])
    return rowCount === 1
  })

/** Ends all sessions of a user except one. */
export const endOtherSessions = (db: Pool, userId: string, exceptSessionId: string | null): Promise<void> =>
  withUserLocked(db, userId, async (client) => {
    await client.query('DELETE FROM users_sessions WHERE _parent_id = $1 AND id IS DISTINCT FROM $2', [
      userId,
      exceptSessionId,
    ])
  })

/** Takes away a user's role at a dealer and ends all their sessions, both or neither. */
export const removeRoleAtDealer = (db: Pool, userId: string, tenant: string): Promise<void> =>
  withUserLocked(db, userId, async (client) => {
    await client.query('DELETE FROM users_tenants WHERE _parent_id = $1 AND tenant_id = $2', [userId, tenant])
    await client.query('DELETE FROM users_sessions WHERE _parent_id = $1', [userId])
  })

/** Deletes the sign-in records of ended sessions. */
export const pruneSignIns = async (db: Pool): Promise<void> => {
  await db.query(
    'DELETE FROM staff_sign_ins n WHERE NOT EXISTS (SELECT 1 FROM users_sessions s WHERE s.id = n.session_id)',
  )
}
