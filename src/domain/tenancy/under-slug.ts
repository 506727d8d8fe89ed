type Files = Readonly<Record<string, unknown>>

/**
 * A folder's files for a dealer of another slug: its domains stay with the one it was made of, since a host names one
 * dealer alone (TEN-01), and so does the number it is known by in leads.
 */
export const underSlug = (files: Files, slug: string): Files => {
  const tenant = files['tenant.json']
  if (typeof tenant !== 'object' || tenant === null || !('slug' in tenant) || tenant.slug === slug) return files
  const { url: _, website_id: __, ...rest } = tenant as Readonly<Record<string, unknown>>
  return { ...files, 'tenant.json': { ...rest, slug, domains: [] } }
}
