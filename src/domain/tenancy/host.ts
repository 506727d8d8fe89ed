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

export type HostTarget =
  { readonly kind: 'platform' } | { readonly kind: 'tenant'; readonly tenantId: string } | { readonly kind: 'unknown' }

export type HostMap = {
  /** Hosts of the platform itself: the panel lives there. */
  readonly platform: ReadonlySet<string>
  /** Full host, a tenant's own domain or `slug.localhost`, to tenant id. */
  readonly tenants: ReadonlyMap<string, string>
}

/** Whose site a request's host names (TEN-01); never a guess. */
export const targetOf = (hosts: HostMap, header: string | undefined): HostTarget => {
  const host = normaliseHost(header)
  if (host === null) return { kind: 'unknown' }
  const tenantId = hosts.tenants.get(host)
  if (tenantId !== undefined) return { kind: 'tenant', tenantId }
  return hosts.platform.has(host) ? { kind: 'platform' } : { kind: 'unknown' }
}
