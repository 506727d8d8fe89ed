import type { ContentSources } from '../net/content-policy'
import type { ListingSwitches } from '../stock/search-query/base-filters'
import type { SiteTheme } from './site'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostPattern = new RegExp(`^${label}(?:\\.${label})*$`)

/**
 * The host a request names, ready to compare: lower case, no port, no closing dot. Null for what is no host
 * name, so that nothing odd is ever looked up (TEN-01).
 */
export const normaliseHost = (header: string | undefined): string | null => {
  if (!header || header.length > 260) return null
  const host = header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return host.length <= 253 && hostPattern.test(host) ? host : null
}

export const hostProblem = (host: string): string | null =>
  normaliseHost(host) === host ? null : 'Write the host alone, in lower case: no http://, port or path.'

/**
 * Why a host cannot be a dealer's domain, or null. A name without a dot, or an address of numbers, could be the platform's
 * own (TEN-01).
 */
export const domainProblem = (host: string): string | null =>
  hostProblem(host) ??
  (/\.[a-z][a-z0-9-]*[a-z]$/.test(host) ? null : 'Write a whole domain name, such as www.mydealer.com.au.')

/** Where a dealer's site is under the platform's own address, whatever domains it has besides. */
export const slugAddress = (publicUrl: string, slug: string): string => {
  const base = new URL(publicUrl)
  return `${base.protocol}//${slug}.${base.host}`
}

/** What a dealer's visitors are told who speaks to them by, when nothing can be read. */
export type DealerFace = { readonly name: string; readonly phone?: string; readonly theme: SiteTheme }

/** What the server must know of a tenant before any page does. */
export type TenantHost = {
  readonly id: string
  /** The configured search path, canonical exactly as written (TEN-04). */
  readonly basePath: string
  /** Where its garage stands (ACC-04). */
  readonly garagePath: string
  /** What its shoppers' search keys are held to (STK-06). */
  readonly listing: ListingSwitches
  /** The companies that its switches bring to its pages. */
  readonly sources: ContentSources
  readonly face?: DealerFace
}

export type HostTarget =
  | { readonly kind: 'platform' }
  | { readonly kind: 'tenant'; readonly tenant: TenantHost }
  | { readonly kind: 'unknown' }

export type HostMap = {
  /** Hosts of the platform itself: the panel lives there. */
  readonly platform: ReadonlySet<string>
  /** By full host: a tenant's own domain, or its slug under a host of the platform. */
  readonly tenants: ReadonlyMap<string, TenantHost>
}

/** Whose site a request's host names (TEN-01); never a guess. */
export const targetOf = (hosts: HostMap, header: string | undefined): HostTarget => {
  const host = normaliseHost(header)
  if (host === null) return { kind: 'unknown' }
  const tenant = hosts.tenants.get(host)
  if (tenant !== undefined) return { kind: 'tenant', tenant }
  return hosts.platform.has(host) ? { kind: 'platform' } : { kind: 'unknown' }
}
