import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction } from '@/src/platform/postgres/connections'
import { verifyCode, type CodeVerification } from './verify-code'
import { createUnsubscribeToken } from './unsubscribe'

export type ShopperSession = { readonly id: string; readonly round: number }

type ShopperRow = { readonly id: string; readonly session_round: string }

/**
 * Verifies a code and, if it is right, finds or creates the shopper of that phone (ACC-01). All in one transaction, so
 * that a failure does not use up the code.
 */
export const signIn = (
  db: Pool,
  input: { readonly tenantId: string; readonly id: string; readonly code: string; readonly secret: string },
): Promise<
  Exclude<CodeVerification, { kind: 'correct' }> | { readonly kind: 'correct'; readonly shopper: ShopperSession }
> =>
  inTransaction(db, async (client) => {
    const verification = await verifyCode(client, input)
    if (verification.kind !== 'correct') return verification
    const { rows } = await client.query<ShopperRow>(
      `INSERT INTO shoppers (id, tenant_id, phone, seen_at, unsubscribe_token) VALUES ($1, $2, $3, now(), $4)
       ON CONFLICT (tenant_id, phone) DO UPDATE SET seen_at = now() RETURNING id, session_round`,
      [randomUUID(), input.tenantId, verification.phone, createUnsubscribeToken()],
    )
    const [row] = rows
    if (!row) throw new Error('The shopper could not be stored.')
    return { kind: 'correct', shopper: { id: row.id, round: Number(row.session_round) } }
  })

/** Ends one session of a shopper, which would otherwise expire at a moment in milliseconds since 1970. */
export const endSession = async (db: Pick<Pool, 'query'>, shopperId: string, until: number): Promise<void> => {
  await db.query('INSERT INTO ended_shopper_sessions (shopper_id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    shopperId,
    new Date(until),
  ])
}

/** Forgets ended sessions that have expired. */
export const pruneEndedSessions = async (db: Pick<Pool, 'query'>): Promise<void> => {
  await db.query('DELETE FROM ended_shopper_sessions WHERE expires_at < now()')
}

/** Ends every session of a shopper, in all browsers. */
export const signOutEverywhere = async (db: Pick<Pool, 'query'>, shopperId: string): Promise<void> => {
  await db.query('UPDATE shoppers SET session_round = session_round + 1 WHERE id = $1', [shopperId])
}
