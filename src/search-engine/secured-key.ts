import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Filter } from '@/src/domain/stock/filters/ast'
import { parseFilters } from './filters/parse'
import { limits } from './limits'
import { invalidKeyError } from './request-error'
import { parseRestrictions } from './key-restrictions'

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

/** Compares in constant time, so that the duration reveals nothing about a secret. */
export const isEqualConstantTime = (left: string, right: string): boolean => {
  const digest = (text: string): Buffer => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
