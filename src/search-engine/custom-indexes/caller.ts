import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { limits } from '../limits'
import { stringsIn } from './settings'
import type { RawParams } from '../query/parse-params'
import { invalidKeyError } from '../request-error'
import { isEqualConstantTime } from '../secured-key'
import { parseRestrictions, type Restrictions } from '../key-restrictions'
import { createIndexTest } from '../index-patterns'
import { type Acl, type StoredKey, findKey } from './keys'

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

const requireValid = (stored: StoredKey, nowSeconds: number): StoredKey => {
  if (stored.valid_until && stored.valid_until.getTime() <= nowSeconds * 1000) throw invalidKeyError()
  return stored
}

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
