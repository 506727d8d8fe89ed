import type { ContentSources } from '../net/content-policy'
import type { ListingSwitches } from '../stock/search-query/base-filters'
import type { SiteTheme } from '@/src/domain/theme/site-theme'

const HOST_LABEL_PATTERN = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostPattern = new RegExp(`^${HOST_LABEL_PATTERN}(?:\\.${HOST_LABEL_PATTERN})*$`)

/**
 * Normalizes a request's host for lookups: lower case, without port and trailing dot. Null if it is not a host name, so
 * that invalid text is never looked up (TEN-01).
 */
export const normalizeHost = (header: string | undefined): string | null => {
  if (!header || header.length > 260) return null
  const host = header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return host.length <= 253 && hostPattern.test(host) ? host : null
}

export const hostProblem = (host: string): string | null =>
  normalizeHost(host) === host ? null : 'Enter only the domain name, in lowercase, without http://, a port or a path.'

/**
 * Returns the problem of a host as a dealer's domain, or null. A name without a dot or an IP address is rejected: it
 * could be the platform's own (TEN-01).
 */
export const domainProblem = (host: string): string | null =>
  hostProblem(host) ??
  (/\.[a-z][a-z0-9-]*[a-z]$/.test(host) ? null : 'Enter a full domain name, such as www.mydealer.com.au.')

/** Returns the address of a dealer's site under the platform's host. */
export const platformSiteAddress = (publicUrl: string, slug: string): string => {
  const base = new URL(publicUrl)
  return `${base.protocol}//${slug}.${base.host}`
}

/** Name, phone and theme for a dealer's error pages when the database is unavailable. */
export type DealerBrand = { readonly name: string; readonly phone?: string; readonly theme: SiteTheme }

/** Data about a tenant that the server needs before rendering a page. */
export type TenantHost = {
  readonly id: string
  /** The configured search path, canonical exactly as written (TEN-04). */
  readonly basePath: string
  /** Path of the account pages (ACC-04). */
  readonly garagePath: string
  /** Restrictions of its shoppers' search keys (STK-06). */
  readonly listing: ListingSwitches
  /** Third-party hosts that its switches allow. */
  readonly sources: ContentSources
  readonly brand?: DealerBrand
}

export type HostTarget =
  | { readonly kind: 'platform' }
  | { readonly kind: 'tenant'; readonly tenant: TenantHost }
  | { readonly kind: 'unknown' }

export type HostMap = {
  /** Hosts of the platform, which serve the panel. */
  readonly platform: ReadonlySet<string>
  /** By full host: a tenant's own domain, or its slug under a host of the platform. */
  readonly tenants: ReadonlyMap<string, TenantHost>
}

/** Finds the site of a request's host (TEN-01); an unknown host is never guessed. */
export const resolveHost = (hosts: HostMap, header: string | undefined): HostTarget => {
  const host = normalizeHost(header)
  if (host === null) return { kind: 'unknown' }
  const tenant = hosts.tenants.get(host)
  if (tenant !== undefined) return { kind: 'tenant', tenant }
  return hosts.platform.has(host) ? { kind: 'platform' } : { kind: 'unknown' }
}
