import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { limits } from '../limits'
import { isObject, type RawParams } from '../query/read-values'
import { badRequest, RequestError } from '../request-error'
import { equal, indexTest, readRestrictions, type Restrictions } from '../secured-key'

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

/** The caller of a custom index and its permissions. */
export type NamedCaller = {
  readonly admin: boolean
  readonly may: (acl: Acl) => boolean
  readonly allowsIndex: (name: string) => boolean
  /** Parameters that override the request's; the key's filters are applied separately. */
  readonly fixed: RawParams
  readonly filters: readonly string[]
  readonly mostHits: number
  /** Requests per address and hour; 0 for no limit. */
  readonly perHour: number
  readonly id: string
}

export type StoredKey = {
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
  readonly created_at: Date
  readonly valid_until: Date | null
}

const forbidden = (): RequestError => new RequestError(403, 'Invalid Application-ID or API key')

const admin: NamedCaller = {
  admin: true,
  may: () => true,
  allowsIndex: () => true,
  fixed: {},
  filters: [],
  mostHits: 0,
  perHour: 0,
  id: 'admin',
}

type Asked = { readonly key: string; readonly address: string | undefined; readonly nowSeconds: number }

/**
 * Returns the caller of a key, which is the admin key, a stored key, or a key secured by a stored one.
 * @throws RequestError 403
 */
export const readNamedCaller = async (db: Pool, adminKey: string, asked: Asked): Promise<NamedCaller> => {
  if (asked.key === '' || asked.key.length > limits.keyLength) throw forbidden()
  if (equal(asked.key, adminKey)) return admin
  const stored = await findKey(db, asked.key)
  if (stored) return callerOf(valid(stored, asked.nowSeconds))
  return readSecured(db, asked)
}

export const findKey = async (db: Pool, key: string): Promise<StoredKey | undefined> => {
  if (!/^[0-9a-f]{32}$/.test(key)) return undefined
  const { rows } = await db.query<StoredKey>('SELECT * FROM search_keys WHERE key = $1', [key])
  return rows[0]
}

const valid = (stored: StoredKey, nowSeconds: number): StoredKey => {
  if (stored.valid_until && stored.valid_until.getTime() <= nowSeconds * 1000) throw forbidden()
  return stored
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

const callerOf = ({ key, body }: StoredKey): NamedCaller => {
  const granted = new Set(texts(body.acl))
  const indexes = texts(body.indexes)
  const fixed = Object.fromEntries(
    new URLSearchParams(typeof body.queryParameters === 'string' ? body.queryParameters : ''),
  )
  return {
    admin: false,
    may: (acl) => granted.has(acl),
    allowsIndex: indexes.length === 0 ? () => true : indexTest(indexes.join(',')),
    ...splitFilters(fixed),
    mostHits: count(body.maxHitsPerQuery),
    perHour: count(body.maxQueriesPerIPPerHour),
    id: key,
  }
}

const splitFilters = ({ filters, ...fixed }: Record<string, string>): Pick<NamedCaller, 'fixed' | 'filters'> => ({
  fixed,
  filters: filters === undefined ? [] : [filters],
})

/** The parent of a secured key is any stored key with the permission `search`, never the admin key or a secured key. */
const readSecured = async (db: Pool, { key, address, nowSeconds }: Asked): Promise<NamedCaller> => {
  const text = Buffer.from(key, 'base64').toString('utf8')
  const signature = text.slice(0, 64)
  if (!/^[0-9a-f]{64}$/.test(signature)) throw forbidden()
  const { rows } = await db.query<StoredKey>(
    `SELECT * FROM search_keys WHERE (body -> 'acl')::jsonb ? 'search' ORDER BY key LIMIT ${limits.keys}`,
  )
  const parent = rows.find((one) =>
    equal(createHmac('sha256', one.key).update(text.slice(64)).digest('hex'), signature),
  )
  if (!parent) throw forbidden()
  const restrictions = readRestrictions(text.slice(64), nowSeconds, address)
  return restricted(callerOf(valid(parent, nowSeconds)), restrictions)
}

const restricted = (parent: NamedCaller, { allowsIndex, params }: Restrictions): NamedCaller => {
  const { fixed, filters } = splitFilters(params)
  return {
    ...parent,
    may: (acl) => acl === 'search' && parent.may(acl),
    allowsIndex: (name) => parent.allowsIndex(name) && allowsIndex(name),
    fixed: { ...fixed, ...parent.fixed },
    filters: [...parent.filters, ...filters],
  }
}

const shown = ({ key, body, created_at, valid_until }: StoredKey, nowSeconds: number) => ({
  ...body,
  value: key,
  createdAt: Math.floor(created_at.getTime() / 1000),
  validity: valid_until ? Math.max(0, Math.floor(valid_until.getTime() / 1000) - nowSeconds) : 0,
})

/** Postgres parses the key as JSON and rejects NUL and lone surrogates. */
const checkText = (json: string): void => {
  if (json.length > 10_000) throw badRequest('The key is too long')
  if (/\\u(?:0000|d[89a-f])/i.test(json)) throw badRequest('The key contains invalid characters')
}

/** @throws RequestError 400 */
const readKeyBody = (body: unknown): { body: Record<string, unknown>; validity: number } => {
  if (!isObject(body)) throw badRequest('Expected an object')
  const { validity = 0, acl, value: _value, createdAt: _createdAt, ...rest } = body
  if (!Array.isArray(acl) || !acl.every((one) => acls.includes(one as Acl)))
    throw badRequest(`Invalid acl, expected some of ${acls.join(', ')}`)
  if (typeof validity !== 'number' || !Number.isInteger(validity) || validity < 0 || validity > 1e9)
    throw badRequest('Invalid validity, expected seconds')
  checkText(JSON.stringify(rest))
  return { body: { ...rest, acl }, validity }
}

const until = (validity: number, nowSeconds: number): Date | null =>
  validity === 0 ? null : new Date((nowSeconds + validity) * 1000)

export const addKey = async (db: Pool, given: unknown, nowSeconds: number) => {
  const { body, validity } = readKeyBody(given)
  const { rowCount } = await db.query('SELECT 1 FROM search_keys')
  if ((rowCount ?? 0) >= limits.keys) throw badRequest(`More than ${limits.keys} keys`)
  const key = randomBytes(16).toString('hex')
  const created = new Date(nowSeconds * 1000)
  await db.query('INSERT INTO search_keys (key, body, created_at, valid_until) VALUES ($1, $2, $3, $4)', [
    key,
    JSON.stringify(body),
    created,
    until(validity, nowSeconds),
  ])
  return { key, createdAt: created.toISOString() }
}

const noKey = (): RequestError => new RequestError(404, 'Key does not exist')

export const oneKey = async (db: Pool, key: string, nowSeconds: number) => {
  const found = await findKey(db, key)
  if (!found) throw noKey()
  return shown(found, nowSeconds)
}

export const allKeys = async (db: Pool, nowSeconds: number) => {
  const { rows } = await db.query<StoredKey>('SELECT * FROM search_keys ORDER BY created_at, key')
  return { keys: rows.map((one) => shown(one, nowSeconds)) }
}

export const changeKey = async (db: Pool, key: string, given: unknown, nowSeconds: number) => {
  const { body, validity } = readKeyBody(given)
  const { rowCount } = await db.query('UPDATE search_keys SET body = $2, valid_until = $3 WHERE key = $1', [
    key,
    JSON.stringify(body),
    until(validity, nowSeconds),
  ])
  if (rowCount === 0) throw noKey()
  return { key, updatedAt: new Date(nowSeconds * 1000).toISOString() }
}

export const removeKey = async (db: Pool, key: string, nowSeconds: number) => {
  const { rowCount } = await db.query('DELETE FROM search_keys WHERE key = $1', [key])
  if (rowCount === 0) throw noKey()
  return { deletedAt: new Date(nowSeconds * 1000).toISOString() }
}
