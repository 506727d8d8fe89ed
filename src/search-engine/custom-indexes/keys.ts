import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { limits } from '../limits'
import { isObject, type RawParams } from '../query/parse-params'
import { badRequest, invalidKeyError, RequestError } from '../request-error'
import { isEqualConstantTime, createIndexTest, parseRestrictions, type Restrictions } from '../secured-key'

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
export type CustomIndexCaller = {
  readonly admin: boolean
  readonly can: (acl: Acl) => boolean
  readonly allowsIndex: (name: string) => boolean
  /** Parameters that override the request's; the key's filters are applied separately. */
  readonly fixed: RawParams
  readonly filters: readonly string[]
  readonly maxHits: number
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

const admin: CustomIndexCaller = {
  admin: true,
  can: () => true,
  allowsIndex: () => true,
  fixed: {},
  filters: [],
  maxHits: 0,
  perHour: 0,
  id: 'admin',
}

type Credentials = { readonly key: string; readonly address: string | undefined; readonly nowSeconds: number }

/**
 * Returns the caller of a key, which is the admin key, a stored key, or a key secured by a stored one.
 * @throws RequestError 403
 */
export const readCustomIndexCaller = async (
  db: Pool,
  adminKey: string,
  credentials: Credentials,
): Promise<CustomIndexCaller> => {
  if (credentials.key === '' || credentials.key.length > limits.keyLength) throw invalidKeyError()
  if (isEqualConstantTime(credentials.key, adminKey)) return admin
  const stored = await findKey(db, credentials.key)
  if (stored) return toCaller(requireValid(stored, credentials.nowSeconds))
  return readSecuredCaller(db, credentials)
}

export const findKey = async (db: Pool, key: string): Promise<StoredKey | undefined> => {
  if (!/^[0-9a-f]{32}$/.test(key)) return undefined
  const { rows } = await db.query<StoredKey>('SELECT * FROM search_keys WHERE key = $1', [key])
  return rows[0]
}

const requireValid = (stored: StoredKey, nowSeconds: number): StoredKey => {
  if (stored.valid_until && stored.valid_until.getTime() <= nowSeconds * 1000) throw invalidKeyError()
  return stored
}

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const numberOrZero = (value: unknown): number => (typeof value === 'number' ? value : 0)

const toCaller = ({ key, body }: StoredKey): CustomIndexCaller => {
  const permissions = new Set(stringsIn(body.acl))
  const indexes = stringsIn(body.indexes)
  const fixed = Object.fromEntries(
    new URLSearchParams(typeof body.queryParameters === 'string' ? body.queryParameters : ''),
  )
  return {
    admin: false,
    can: (acl) => permissions.has(acl),
    allowsIndex: indexes.length === 0 ? () => true : createIndexTest(indexes.join(',')),
    ...splitFilters(fixed),
    maxHits: numberOrZero(body.maxHitsPerQuery),
    perHour: numberOrZero(body.maxQueriesPerIPPerHour),
    id: key,
  }
}

const splitFilters = ({ filters, ...fixed }: Record<string, string>): Pick<CustomIndexCaller, 'fixed' | 'filters'> => ({
  fixed,
  filters: filters === undefined ? [] : [filters],
})

/** The parent of a secured key is any stored key with the permission `search`, never the admin key or a secured key. */
const readSecuredCaller = async (db: Pool, { key, address, nowSeconds }: Credentials): Promise<CustomIndexCaller> => {
  const text = Buffer.from(key, 'base64').toString('utf8')
  const signature = text.slice(0, 64)
  if (!/^[0-9a-f]{64}$/.test(signature)) throw invalidKeyError()
  const { rows } = await db.query<StoredKey>(
    `SELECT * FROM search_keys WHERE (body -> 'acl')::jsonb ? 'search' ORDER BY key LIMIT ${limits.keys}`,
  )
  const parent = rows.find((one) =>
    isEqualConstantTime(createHmac('sha256', one.key).update(text.slice(64)).digest('hex'), signature),
  )
  if (!parent) throw invalidKeyError()
  const restrictions = parseRestrictions(text.slice(64), nowSeconds, address)
  return restrictCaller(toCaller(requireValid(parent, nowSeconds)), restrictions)
}

const restrictCaller = (parent: CustomIndexCaller, { allowsIndex, params }: Restrictions): CustomIndexCaller => {
  const { fixed, filters } = splitFilters(params)
  return {
    ...parent,
    can: (acl) => acl === 'search' && parent.can(acl),
    allowsIndex: (name) => parent.allowsIndex(name) && allowsIndex(name),
    fixed: { ...fixed, ...parent.fixed },
    filters: [...parent.filters, ...filters],
  }
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
