import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/** A URL-safe random token of 192 bits. */
export const createUnsubscribeToken = (): string => randomBytes(24).toString('base64url')

type Db = Pick<Pool, 'query'>

export type Subscription = { readonly kind: 'search'; readonly address: string } | { readonly kind: 'alerts' }

const TOKEN_PATTERN = /^[\w-]{20,128}$/

/**
 * Finds the subscription a mailed link ends (Spam Act 2003); null if the link is unknown to this dealer or was used.
 */
export const findSubscription = async (db: Db, tenantId: string, token: string): Promise<Subscription | null> => {
  if (!TOKEN_PATTERN.test(token)) return null
  const { rows } = await db.query<Subscription>(
    `SELECT 'search' AS kind, address FROM saved_searches WHERE tenant_id = $1 AND unsubscribe_token = $2
     UNION ALL SELECT 'alerts', NULL FROM shoppers WHERE tenant_id = $1 AND unsubscribe_token = $2 AND price_alerts`,
    [tenantId, token],
  )
  return rows[0] ?? null
}

/** Ends the subscription a mailed link belongs to. Idempotent. @returns what it ended; null if that was done before */
export const unsubscribe = async (db: Db, tenantId: string, token: string): Promise<Subscription | null> => {
  const subscription = await findSubscription(db, tenantId, token)
  if (subscription === null) return null
  await db.query('DELETE FROM saved_searches WHERE tenant_id = $1 AND unsubscribe_token = $2', [tenantId, token])
  await db.query(
    'UPDATE shoppers SET price_alerts = false, alerts_consent = NULL WHERE tenant_id = $1 AND unsubscribe_token = $2',
    [tenantId, token],
  )
  return subscription
}
