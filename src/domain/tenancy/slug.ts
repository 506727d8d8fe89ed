/** Slugs that are in use as folders or hosts (TEN-01). */
export const reservedSlugs: readonly string[] = [
  'switches',
  'mappings',
  'kit',
  'admin',
  'api',
  'www',
  'site',
  'platform',
]

/** Returns the problem of a tenant's slug, or null: 3 to 40 of a–z, 0–9 and single dashes, starting with a letter. */
export const tenantSlugProblem = (slug: string): string | null => {
  if (!/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/.test(slug) || slug.includes('--')) {
    return 'Use 3 to 40 lowercase letters, digits and single hyphens, starting with a letter.'
  }
  return reservedSlugs.includes(slug) ? `“${slug}” is reserved. Choose another name.` : null
}

/** Reports whether a text is a valid tenant slug: it becomes a DNS label, a folder and a cache key (TEN-09). */
export const isTenantSlug = (text: string): boolean => tenantSlugProblem(text) === null
