import type { Pool } from 'pg'
import { isEmailChangeOpen } from '../staff/email-changes'
import { isLinkOpen } from '../staff/invitations'
import { isPasswordLinkOpen } from '../staff/password-links'

type QueuedMessage = { readonly key: string; readonly tenant_id: string | null }

/**
 * Keys of subscription mails: `search:ID:DAY` and `drop:SHOPPER:DAY`. Others, such as `search:confirm:…`, do not match.
 */
const SUBSCRIPTION_KEY = /^(search|drop):([0-9a-f-]{36}):/

const subscriptionSql = {
  search: 'SELECT 1 FROM saved_searches WHERE id::text = $1 AND tenant_id = $2',
  drop: 'SELECT 1 FROM shoppers WHERE id::text = $1 AND tenant_id = $2 AND price_alerts',
} as const

/** Checks the subscription again, because a mail may be sent days after it was queued (Spam Act 2003). */
const isStillSubscribed = async (db: Pool, { key, tenant_id }: QueuedMessage): Promise<boolean> => {
  const [, kind, id] = SUBSCRIPTION_KEY.exec(key) ?? []
  if (kind !== 'search' && kind !== 'drop') return true
  return (await db.query(subscriptionSql[kind], [id, tenant_id])).rowCount === 1
}

/**
 * Reports whether the code in a message still counts. Its row decides, because some codes are valid longer than others
 * (`codeRules`). True for a message without a code.
 */
const isCodeOpen = async (db: Pool, { key, tenant_id }: QueuedMessage, now: Date): Promise<boolean> => {
  if (!key.startsWith('code:')) return true
  const { rowCount } = await db.query(
    `SELECT 1 FROM sign_in_codes
     WHERE id::text = $1 AND tenant_id = $2 AND used_at IS NULL AND expires_at > $3`,
    [key.slice('code:'.length), tenant_id, now],
  )
  return rowCount === 1
}

/** Reports whether the link for staff in a message can still be used: a newer one replaces it. True without a link. */
const isStaffLinkOpen = async (db: Pool, { key }: QueuedMessage, now: Date): Promise<boolean> => {
  if (key.startsWith('invitation:')) return isLinkOpen(db, key.slice('invitation:'.length), now)
  if (key.startsWith('password-link:')) return isPasswordLinkOpen(db, key.slice('password-link:'.length), now)
  return !key.startsWith('email-change:') || isEmailChangeOpen(db, key.slice('email-change:'.length), now)
}

/**
 * Finds why a message must not be sent any more, although it was queued; null if it may be sent. A message may wait for
 * days, if its service fails.
 */
export const findReasonNotToSend = async (db: Pool, message: QueuedMessage, now: Date): Promise<string | null> => {
  if (!(await isCodeOpen(db, message, now))) return 'It was too late to send this message.'
  if (!(await isStaffLinkOpen(db, message, now))) return 'The link isn’t valid any more.'
  return (await isStillSubscribed(db, message)) ? null : 'The shopper has unsubscribed.'
}
