import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { isUuid } from '@/src/domain/uuid'
import { isTimingSafeEqual, deriveSigningSecret } from './push-signature'

/** A feed's own key for pushing vehicles to it: shown once on creation, stored as its hash. */

const KEY_PREFIX = 'fcp_'
const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex')

export type PushKey = { readonly key: string; readonly secret: string }

/**
 * Creates a new key and signing secret for the feed, which invalidates the old ones. The secret
 * is derived from the installation's own.
 */
export const createPushKey = async (
  db: Pick<Pool, 'query'>,
  feedId: string,
  now: Date,
  installationSecret: string,
): Promise<PushKey> => {
  const key = `${KEY_PREFIX}${randomBytes(32).toString('base64url')}`
  const hash = hashKey(key)
  await db.query('UPDATE stock_feeds SET push_key_hash = $2, push_key_made_at = $3 WHERE id = $1', [feedId, hash, now])
  return { key, secret: deriveSigningSecret(installationSecret, { id: feedId, hash }) }
}

export const removePushKey = async (db: Pick<Pool, 'query'>, feedId: string): Promise<void> => {
  await db.query('UPDATE stock_feeds SET push_key_hash = NULL, push_key_made_at = NULL WHERE id = $1', [feedId])
}

/** Reads the key from `X-API-Key`, from `Authorization: Bearer KEY`, or from the password of `Authorization: Basic`. */
export const readPushKey = (headers: Headers): string => {
  const plain = headers.get('x-api-key')
  if (plain !== null) return plain.trim()
  const [scheme = '', value = ''] = (headers.get('authorization') ?? '').trim().split(/\s+/u)
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return ''
  const pair = Buffer.from(value, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}

export type PushFeed = {
  readonly id: string
  readonly key: string
  readonly tenant: string
  /** True if the feed names the mapping for its vehicles. */
  readonly hasMapping: boolean
}

/** A feed that has a key; the request's key has not been verified yet. */
export type KeyedFeed = PushFeed & {
  readonly hash: string
  /** True if the feed accepts signed vehicles only. */
  readonly signed: boolean
}

/** Finds the feed with this id if it has a key and its dealer is active; undefined in all other cases. */
export const findKeyedFeed = async (db: Pick<Pool, 'query'>, feedId: string): Promise<KeyedFeed | undefined> => {
  if (!isUuid(feedId)) return undefined
  const { rows } = await db.query<KeyedFeed>(
    `SELECT f.id, f.key, f.tenant_id AS tenant, f.push_key_hash AS hash, coalesce(f.push_signed, false) AS signed,
            (f.mapping IS NOT NULL OR coalesce(f.mapping_name, '') <> '') AS "hasMapping"
       FROM stock_feeds f JOIN tenants t ON t.id = f.tenant_id
      WHERE f.id = $1 AND f.push_key_hash IS NOT NULL AND t.status = 'active'`,
    [feedId],
  )
  return rows[0]
}

export const isFeedKey = (feed: KeyedFeed, key: string): boolean =>
  key.startsWith(KEY_PREFIX) && key.length <= 200 && isTimingSafeEqual(feed.hash, hashKey(key))
