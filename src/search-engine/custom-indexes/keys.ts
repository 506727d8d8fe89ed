import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { limits } from '../limits'
import { isObject } from '../query/parse-params'
import { badRequest, RequestError } from '../request-error'

export const acls = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'listIndexes',
  'analytics',
  'logs',
  'recommendation',
  'usage',
  'inference',
  'seeUnretrievableAttributes',
] as const
export type Acl = (typeof acls)[number]

export type StoredKey = {
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
  readonly created_at: Date
  readonly valid_until: Date | null
}

export const findKey = async (db: Pool, key: string): Promise<StoredKey | undefined> => {
  if (!/^[0-9a-f]{32}$/.test(key)) return undefined
  const { rows } = await db.query<StoredKey>('SELECT * FROM search_keys WHERE key = $1', [key])
  return rows[0]
}

const toKeyResponse = ({ key, body, created_at, valid_until }: StoredKey, nowSeconds: number) => ({
  ...body,
  value: key,
  createdAt: Math.floor(created_at.getTime() / 1000),
  validity: valid_until ? Math.max(0, Math.floor(valid_until.getTime() / 1000) - nowSeconds) : 0,
})

/** Postgres parses the key as JSON and rejects NUL and lone surrogates. */
const assertValidText = (json: string): void => {
  if (json.length > 10_000) throw badRequest('The key is too long')
  if (/\\u(?:0000|d[89a-f])/i.test(json)) throw badRequest('The key contains invalid characters')
}

/** @throws RequestError 400 */
const parseKeyBody = (body: unknown): { body: Record<string, unknown>; validity: number } => {
  if (!isObject(body)) throw badRequest('Expected an object')
  const { validity = 0, acl, value: _value, createdAt: _createdAt, ...rest } = body
  if (!Array.isArray(acl) || !acl.every((one) => acls.includes(one as Acl)))
    throw badRequest(`Invalid acl, expected some of ${acls.join(', ')}`)
  if (typeof validity !== 'number' || !Number.isInteger(validity) || validity < 0 || validity > 1e9)
    throw badRequest('Invalid validity, expected seconds')
  assertValidText(JSON.stringify(rest))
  return { body: { ...rest, acl }, validity }
}

const expiryOf = (validity: number, nowSeconds: number): Date | null =>
  validity === 0 ? null : new Date((nowSeconds + validity) * 1000)

export const createKey = async (db: Pool, input: unknown, nowSeconds: number) => {
  const { body, validity } = parseKeyBody(input)
  const { rowCount } = await db.query('SELECT 1 FROM search_keys')
  if ((rowCount ?? 0) >= limits.keys) throw badRequest(`More than ${limits.keys} keys`)
  const key = randomBytes(16).toString('hex')
  const created = new Date(nowSeconds * 1000)
  await db.query('INSERT INTO search_keys (key, body, created_at, valid_until) VALUES ($1, $2, $3, $4)', [
    key,
    JSON.stringify(body),
    created,
    expiryOf(validity, nowSeconds),
  ])
  return { key, createdAt: created.toISOString() }
}

const keyNotFound = (): RequestError => new RequestError(404, 'Key does not exist')

export const getKey = async (db: Pool, key: string, nowSeconds: number) => {
  const found = await findKey(db, key)
  if (!found) throw keyNotFound()
  return toKeyResponse(found, nowSeconds)
}

export const listKeys = async (db: Pool, nowSeconds: number) => {
  const { rows } = await db.query<StoredKey>('SELECT * FROM search_keys ORDER BY created_at, key')
  return { keys: rows.map((one) => toKeyResponse(one, nowSeconds)) }
}

export const updateKey = async (db: Pool, key: string, input: unknown, nowSeconds: number) => {
  const { body, validity } = parseKeyBody(input)
  const { rowCount } = await db.query('UPDATE search_keys SET body = $2, valid_until = $3 WHERE key = $1', [
    key,
    JSON.stringify(body),
    expiryOf(validity, nowSeconds),
  ])
  if (rowCount === 0) throw keyNotFound()
  return { key, updatedAt: new Date(nowSeconds * 1000).toISOString() }
}

export const deleteKey = async (db: Pool, key: string, nowSeconds: number) => {
  const { rowCount } = await db.query('DELETE FROM search_keys WHERE key = $1', [key])
  if (rowCount === 0) throw keyNotFound()
  return { deletedAt: new Date(nowSeconds * 1000).toISOString() }
}
