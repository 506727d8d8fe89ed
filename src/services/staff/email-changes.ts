import type { ClientBase } from 'pg'
import { EMAIL_CHANGE_DAYS, type EmailChangeStage } from '@/src/domain/accounts/email-change'
import { createLinkToken, hashLinkToken } from './link-token'

/**
 * New email addresses of staff that wait for confirmation (STF-09). The account keeps its address until the link in the
 * email to the new one is used, so that an address that is not theirs can neither sign in nor get a new password.
 */

type Db = Pick<ClientBase, 'query'>

/** The idempotency key of the email; it names the link, so that a replaced one is not sent any more. */
export const emailChangeMessageKey = (token: string): string => `email-change:${hashLinkToken(token)}`

/** The idempotency key of the notice to the old address. It is sent whatever becomes of the link. */
export const emailNoticeKey = (stage: EmailChangeStage, token: string): string =>
  `email-notice:${stage}:${hashLinkToken(token)}`

export type NewEmailChange = { readonly userId: string; readonly email: string; readonly requestedBy: string }

/** Stores a new address in place of one that waits already, whose link stops working. @returns the token of the link */
export const createEmailChange = async (db: Db, { userId, email, requestedBy }: NewEmailChange): Promise<string> => {
  const token = createLinkToken()
  await db.query(
    `INSERT INTO staff_email_changes (user_id, email, token_hash, requested_by, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(days => $5))
     ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, token_hash = excluded.token_hash,
       requested_by = excluded.requested_by, sent_at = now(), expires_at = excluded.expires_at`,
    [userId, email, hashLinkToken(token), requestedBy, EMAIL_CHANGE_DAYS],
  )
  return token
}

export type EmailChange = {
  readonly userId: string
  readonly email: string
  readonly requestedBy: string | null
  readonly isExpired: boolean
}

const CHANGE_SQL = `SELECT user_id AS "userId", email, requested_by AS "requestedBy", expires_at <= now() AS "isExpired"
  FROM staff_email_changes WHERE token_hash = $1`

/** Finds the change of a link, also one that has expired; null if it was used, withdrawn or replaced. */
export const findEmailChange = async (db: Db, token: string): Promise<EmailChange | null> =>
  (await db.query<EmailChange>(CHANGE_SQL, [hashLinkToken(token)])).rows[0] ?? null

/** Like `findEmailChange`, for the rest of the transaction: of two requests with one link only the first finds it. */
export const lockEmailChange = async (db: Db, token: string): Promise<EmailChange | null> =>
  (await db.query<EmailChange>(`${CHANGE_SQL} FOR UPDATE`, [hashLinkToken(token)])).rows[0] ?? null

/** Deletes the waiting address of an account. @returns false if it is not found */
export const deleteEmailChange = async (db: Db, userId: string): Promise<boolean> =>
  (await db.query('DELETE FROM staff_email_changes WHERE user_id = $1', [userId])).rowCount === 1

/** Reports whether the link with this hash of a token can still be used. */
export const isEmailChangeOpen = async (db: Db, tokenHash: string, now: Date): Promise<boolean> =>
  (await db.query('SELECT 1 FROM staff_email_changes WHERE token_hash = $1 AND expires_at > $2', [tokenHash, now]))
    .rowCount === 1

export type WaitingEmail = {
  readonly userId: string
  readonly email: string
  readonly expiresAt: Date
  readonly isExpired: boolean
}

/** Lists the addresses that wait for confirmation, of these accounts. */
export const listWaitingEmails = async (db: Db, userIds: readonly string[]): Promise<readonly WaitingEmail[]> => {
  const { rows } = await db.query<WaitingEmail>(
    `SELECT user_id AS "userId", email, expires_at AS "expiresAt", expires_at <= now() AS "isExpired"
       FROM staff_email_changes WHERE user_id = ANY($1::uuid[])`,
    [[...userIds]],
  )
  return rows
}

/** Deletes addresses whose link expired long ago: they are personal data. */
export const pruneEmailChanges = async (db: Db): Promise<void> => {
  await db.query("DELETE FROM staff_email_changes WHERE expires_at < now() - interval '30 days'")
}
