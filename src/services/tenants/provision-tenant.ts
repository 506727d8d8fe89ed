import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { createIfMissing, createDocument, type DocumentStore, upsert } from './document-store'
import { capitalize } from '@/src/domain/text/format-text'

const toTitle = (slug: string): string => capitalize(slug.replaceAll('-', ' '))

/**
 * Finds or creates the folder's template. An existing one keeps its name and switches, because other tenants share it.
 */
const provisionTemplate = async (store: DocumentStore, { tenant, template }: TenantFolder): Promise<string | null> => {
  const { template: slug } = tenant
  if (slug === undefined) return null
  return createIfMissing(store, 'templates', { slug: { equals: slug } }, { slug, name: toTitle(slug), ...template })
}

const buildTenant = ({ tenant }: TenantFolder, template: string | null) => ({
  slug: tenant.slug,
  name: tenant.name,
  template,
  status: 'active',
  website_id: tenant.website_id ?? null,
  domains: tenant.domains.map((host) => ({ host })),
  url: tenant.url ?? null,
  dealership_id: tenant.dealership_id ?? null,
  dealership_slug: tenant.dealership_slug ?? null,
  dealerships: tenant.dealerships ?? [],
  address: { street: null, city: null, state: null, postcode: null, ...tenant.address },
  override_city: tenant.override_city ?? null,
  plugins: tenant.plugins ?? [],
})

/** With `isNew` the tenant is always created, so that the database rejects a slug that was taken concurrently. */
export const provisionTenant = async (store: DocumentStore, folder: TenantFolder, isNew: boolean): Promise<string> => {
  const data = buildTenant(folder, await provisionTemplate(store, folder))
  return isNew
    ? createDocument(store, 'tenants', data)
    : upsert(store, 'tenants', { slug: { equals: data.slug } }, data)
}
