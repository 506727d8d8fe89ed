import type { Pool } from 'pg'
import { hashLinkToken } from './link-token'

/** Links to a new password, whose tokens and expiry Payload stores with the account (STF-09). */

/** The idempotency key of the email; it names the link, so that one that was used or replaced is not sent any more. */
export const passwordLinkMessageKey = (userId: string, token: string): string =>
  `password-link:${userId}:${hashLinkToken(token)}`

/** Reports whether a link can still be used, by the part of its email's key after `password-link:`. */
export const isPasswordLinkOpen = async (db: Pool, link: string, now: Date): Promise<boolean> => {
  const [userId, hash] = link.split(':')
  const { rows } = await db.query<{ token: string | null }>(
    'SELECT reset_password_token AS token FROM users WHERE id::text = $1 AND reset_password_expiration > $2',
    [userId, now],
  )
  const token = rows[0]?.token ?? null
  return token !== null && hashLinkToken(token) === hash
}

/** Returns the email address of the account whose open link this token is; null for any other token. */
export const findPasswordLinkOwner = async (db: Pool, token: string, now: Date): Promise<string | null> => {
  if (token === '') return null
  const { rows } = await db.query<{ email: string }>(
    'SELECT email FROM users WHERE reset_password_token = $1 AND reset_password_expiration > $2',
    [token, now],
  )
  return rows[0]?.email ?? null
}
