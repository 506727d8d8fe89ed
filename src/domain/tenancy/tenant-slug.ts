/** Names a tenant may not take: hosts of the platform's own, and folders beside the tenants' folders. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'switches',
  'admin',
  'api',
  'www',
  'site',
  'platform',
  'mappings',
  'kit',
])

const slugPattern = /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/

/** Whether a text may be a tenant's slug: it becomes a DNS label, a folder and a cache key (TEN-09). */
export const isTenantSlug = (text: string): boolean => slugPattern.test(text) && !reservedSlugs.has(text)
