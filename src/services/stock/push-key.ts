import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Pool } from 'pg'

/** A feed's own key for whoever pushes cars to it: shown once when made, kept as its hash. */

const prefix = 'fcp_'
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Gives the feed a new key, which is the answer; the old one is worth nothing from then on. */
export const makePushKey = async (db: Pick<Pool, 'query'>, feedId: string, now: Date): Promise<string> => {
  const key = `${prefix}${randomBytes(32).toString('base64url')}`
  await db.query('UPDATE stock_feeds SET push_key_hash = $2, push_key_made_at = $3 WHERE id = $1', [
    feedId,
    hashOf(key),
    now,
  ])
  return key
}

export const removePushKey = async (db: Pick<Pool, 'query'>, feedId: string): Promise<void> => {
  await db.query('UPDATE stock_feeds SET push_key_hash = NULL, push_key_made_at = NULL WHERE id = $1', [feedId])
}

/** The key as `X-API-Key`, as `Authorization: Bearer KEY`, or as the password of `Authorization: Basic`. */
export const givenKey = (headers: Headers): string => {
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
  /** Whether the feed says by which mapping its cars are read. */
  readonly settled: boolean
}

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

type Row = PushFeed & { readonly hash: string }

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text)

/** The feed of this id, where the key is its key and its dealer is there; else undefined, whatever is wrong. */
export const feedOfKey = async (
  db: Pick<Pool, 'query'>,
  feedId: string,
  key: string,
): Promise<PushFeed | undefined> => {
  if (!isId(feedId) || !key.startsWith(prefix) || key.length > 200) return undefined
  const { rows } = await db.query<Row>(
    `SELECT f.id, f.key, f.tenant_id AS tenant, f.push_key_hash AS hash,
            (f.mapping IS NOT NULL OR coalesce(f.mapping_name, '') <> '') AS settled
       FROM stock_feeds f JOIN tenants t ON t.id = f.tenant_id
      WHERE f.id = $1 AND f.push_key_hash IS NOT NULL AND t.status = 'active'`,
    [feedId],
  )
  const [row] = rows
  if (row === undefined || !isSame(row.hash, hashOf(key))) return undefined
  return { id: row.id, key: row.key, tenant: row.tenant, settled: row.settled }
}
