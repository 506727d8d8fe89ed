import { createHmac, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Filter } from '@/src/domain/stock/filters/ast'
import { parseFilters } from './filters/parse'
import { limits } from './limits'
import { invalidKeyError } from './request-error'

export const TENANT_ATTRIBUTE = 'tenant_id'

/** The permissions of a verified key: one tenant's records in some indices until a time in Unix seconds. */
export type KeyGrant = {
  readonly tenantId: string
  readonly filter: Filter
  readonly allowsIndex: (name: string) => boolean
  readonly validUntil: number
}

const sign = (secret: string, restrictions: string): string =>
  createHmac('sha256', secret).update(restrictions).digest('hex')

const quoteValue = (value: string): string =>
  /^[\w-]+$/.test(value) && !/^(AND|OR|NOT|TO)$/.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`

/**
 * Creates a key in Algolia's secured format for one tenant, further restricted by `filters` (STK-06): base64 of the
 * HMAC of the restrictions, followed by the restrictions.
 */
export const createSearchKey = (
  searchKeySecret: string,
  tenantId: string,
  validUntilSeconds: number,
  filters = '',
): string => {
  const restrictions = [
    // OR binds tighter than AND, so each clause holds whatever the next one contains.
    ['filters', [`${TENANT_ATTRIBUTE}:${quoteValue(tenantId)}`, ...(filters === '' ? [] : [filters])].join(' AND ')],
    ['restrictIndices', 'vehicles,vehicles_*'],
    ['validUntil', String(Math.floor(validUntilSeconds))],
  ]
    .map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return Buffer.from(sign(searchKeySecret, restrictions) + restrictions).toString('base64')
}

const knownParams = new Set(['filters', 'restrictIndices', 'restrictSources', 'validUntil', 'userToken'])

/** The restrictions of a secured key. */
export type Restrictions = {
  readonly allowsIndex: (name: string) => boolean
  readonly validUntil: number | null
  /** The search parameters it fixes, including its filters. */
  readonly params: Record<string, string>
}

/**
 * Parses restrictions whose signature was verified. `address` is the sender's, if known.
 * @throws RequestError 403 if they are empty, repeat a parameter, have expired, or do not allow the sender
 */
export const parseRestrictions = (text: string, nowSeconds: number, address: string | undefined): Restrictions => {
  const { validUntil, restrictIndices, restrictSources, userToken: _, ...rest } = parseUniqueParams(text)
  const isOver = validUntil !== undefined && !(Number(validUntil) > nowSeconds)
  if (isOver || (restrictSources !== undefined && !isAddressAllowed(restrictSources, address))) throw invalidKeyError()
  return {
    allowsIndex: restrictIndices === undefined ? () => true : createIndexTest(restrictIndices),
    validUntil: validUntil === undefined ? null : Number(validUntil),
    params: rest,
  }
}

const parseUniqueParams = (text: string): Record<string, string> => {
  const entries = [...new URLSearchParams(text)]
  const params = Object.fromEntries(entries)
  if (entries.length === 0 || Object.keys(params).length !== entries.length) throw invalidKeyError()
  return params
}

/** `sources` are addresses and networks separated by commas, such as `192.0.2.0/24`. */
const isAddressAllowed = (sources: string, address: string | undefined): boolean => {
  const list = new BlockList()
  try {
    for (const source of sources.split(',')) {
      const [network = '', prefix] = source.trim().split('/')
      const [family, fullPrefix] = isIPv6(network) ? (['ipv6', 128] as const) : (['ipv4', 32] as const)
      list.addSubnet(network, prefix === undefined ? fullPrefix : Number(prefix), family)
    }
    const plain = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  } catch {
    return false
  }
}

/** Returns whether this installation signed the key for a shopper. Does not check the key's restrictions. */
export const isShopperKey = (searchKeySecret: string, key: string): boolean => {
  if (key.length > limits.keyLength) return false
  const text = Buffer.from(key, 'base64').toString('utf8')
  return isEqualConstantTime(text.slice(0, 64), sign(searchKeySecret, text.slice(64)))
}

/**
 * Verifies a shopper's key: signed by this installation, not expired, and restricted to exactly one tenant.
 * @throws RequestError 403
 */
export const verifySearchKey = (
  searchKeySecret: string,
  key: string,
  nowSeconds: number,
  address?: string,
): KeyGrant => {
  if (!isShopperKey(searchKeySecret, key)) throw invalidKeyError()
  const text = Buffer.from(key, 'base64').toString('utf8').slice(64)
  if ([...new URLSearchParams(text).keys()].some((name) => !knownParams.has(name))) throw invalidKeyError()
  const { validUntil, params, allowsIndex } = parseRestrictions(text, nowSeconds, address)
  if (validUntil === null) throw invalidKeyError()
  const filter = parseKeyFilter(params.filters ?? '')
  const isRestricted = new URLSearchParams(text).has('restrictIndices')
  return {
    tenantId: requireSingleTenant(filter),
    filter,
    validUntil,
    allowsIndex: isRestricted ? allowsIndex : () => false,
  }
}

const parseKeyFilter = (text: string): Filter => {
  try {
    return parseFilters(text)
  } catch {
    throw invalidKeyError()
  }
}

/** Exactly one clause must refer to tenants, and it must name one without negation. */
const requireSingleTenant = (filter: Filter): string => {
  const clauses = filter.filter((clause) => clause.some(({ attribute }) => attribute === TENANT_ATTRIBUTE))
  const [literal, ...others] = clauses[0] ?? []
  if (clauses.length !== 1 || others.length > 0 || literal?.kind !== 'facet' || literal.negated) throw invalidKeyError()
  return literal.value
}

/** Returns a filter that restricts to a tenant. */
export const createTenantFilter = (tenantId: string): Filter => [
  [{ kind: 'facet', attribute: TENANT_ATTRIBUTE, value: tenantId, negated: false }],
]

/**
 * Reports whether a name is these parts with anything between them. Each part is taken where it is found first, so that
 * the time does not grow with the number of wildcards: anyone may restrict a published key.
 */
const matchesParts = (name: string, [first = '', ...others]: readonly string[]): boolean => {
  const last = others.pop()
  if (last === undefined) return name === first
  if (!name.startsWith(first)) return false
  let at = first.length
  for (const part of others) {
    const found = name.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return name.length - last.length >= at && name.endsWith(last)
}

/** Creates a test of index names from patterns separated by commas, in which `*` matches anything. */
export const createIndexTest = (restriction: string): ((name: string) => boolean) => {
  const patterns = restriction
    .split(',')
    .filter((pattern) => pattern !== '')
    .map((pattern) => pattern.split('*'))
  return (name) => name.length <= 256 && patterns.some((parts) => matchesParts(name, parts))
}

/** Compares in constant time, so that the duration reveals nothing about a secret. */
export const isEqualConstantTime = (left: string, right: string): boolean => {
  const digest = (text: string): Buffer => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
