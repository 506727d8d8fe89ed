import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Filter } from './filters/ast'
import { parseFilters } from './filters/parse'
import { RequestError } from './request-error'

export const tenantAttribute = 'tenant_id'

/** What a verified key allows: one tenant's records in some indices until a time (unix seconds). */
export type KeyGrant = {
  readonly tenantId: string
  readonly filter: Filter
  readonly allowsIndex: (name: string) => boolean
  readonly validUntil: number
}

const sign = (secret: string, restrictions: string): string =>
  createHmac('sha256', secret).update(restrictions).digest('hex')

const quoted = (value: string): string =>
  /^[\w-]+$/.test(value) && !/^(AND|OR|NOT|TO)$/.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`

/**
 * A key in Algolia's secured format, restricted to one tenant (STK-06): base64 of the HMAC of the
 * restrictions, then the restrictions.
 */
export const mintSearchKey = (searchKeySecret: string, tenantId: string, validUntilSeconds: number): string => {
  const restrictions = [
    ['filters', `${tenantAttribute}:${quoted(tenantId)}`],
    ['restrictIndices', 'vehicles,vehicles_*'],
    ['validUntil', String(Math.floor(validUntilSeconds))],
  ]
    .map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return Buffer.from(sign(searchKeySecret, restrictions) + restrictions).toString('base64')
}

const forbidden = (): RequestError => new RequestError(403, 'Invalid Application-ID or API key')
const known = new Set(['filters', 'restrictIndices', 'validUntil', 'userToken'])
const longestKey = 4096

/**
 * Reads a key that must be one of ours: signed, valid still, and restricted to exactly one tenant.
 * @throws RequestError 403
 */
export const readSearchKey = (searchKeySecret: string, key: string, nowSeconds: number): KeyGrant => {
  if (key.length > longestKey) throw forbidden()
  const text = Buffer.from(key, 'base64').toString('utf8')
  const restrictions = text.slice(64)
  if (!equal(text.slice(0, 64), sign(searchKeySecret, restrictions))) throw forbidden()
  const params = new URLSearchParams(restrictions)
  const names = [...params.keys()]
  if (names.some((name) => !known.has(name)) || new Set(names).size !== names.length) throw forbidden()
  const validUntil = Number(params.get('validUntil') ?? Number.NaN)
  if (!(validUntil > nowSeconds)) throw forbidden()
  const filter = keyFilter(params.get('filters') ?? '')
  return {
    tenantId: onlyTenant(filter),
    filter,
    validUntil,
    allowsIndex: indexTest(params.get('restrictIndices') ?? ''),
  }
}

const keyFilter = (text: string): Filter => {
  try {
    return parseFilters(text)
  } catch {
    throw forbidden()
  }
}

/** Exactly one clause speaks of tenants, and it names one, positively. */
const onlyTenant = (filter: Filter): string => {
  const clauses = filter.filter((clause) => clause.some(({ attribute }) => attribute === tenantAttribute))
  const [literal, ...others] = clauses[0] ?? []
  if (clauses.length !== 1 || others.length > 0 || literal?.kind !== 'facet' || literal.negated) throw forbidden()
  return literal.value
}

/** The clause that restricts to a tenant, as a filter of its own. */
export const tenantFilter = (tenantId: string): Filter => [
  [{ kind: 'facet', attribute: tenantAttribute, value: tenantId, negated: false }],
]

const indexTest = (restriction: string): ((name: string) => boolean) => {
  const patterns = restriction
    .split(',')
    .filter((pattern) => pattern !== '')
    .map((pattern) => pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')))
    .map((parts) => new RegExp(`^${parts.join('.*')}$`))
  return (name) => name.length <= 256 && patterns.some((pattern) => pattern.test(name))
}

/** Compares in a time that tells nothing about where two texts part. */
export const equal = (left: string, right: string): boolean => {
  const digest = (text: string): Buffer => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
