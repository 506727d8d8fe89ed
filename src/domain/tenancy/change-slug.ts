type FolderFiles = Readonly<Record<string, unknown>>

/**
 * Changes a folder's slug. The copy gets no domains, since a host belongs to one dealer only (TEN-01), and no
 * `website_id`, which identifies the original in leads.
 */
export const changeSlug = (files: FolderFiles, slug: string): FolderFiles => {
  const tenant = files['tenant.json']
  if (typeof tenant !== 'object' || tenant === null || !('slug' in tenant) || tenant.slug === slug) return files
  const { url: _, website_id: __, ...rest } = tenant as Readonly<Record<string, unknown>>
  return { ...files, 'tenant.json': { ...rest, slug, domains: [] } }
}
