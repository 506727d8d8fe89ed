import type { NewTenant, NewTenantProblem } from '@/src/domain/tenancy/new-tenant'
import type { DocumentStore } from './document-store'

/** Finds the tenant that already has the slug or domain. */
const findTenantWith = async ({ payload, ...scope }: DocumentStore, field: 'slug' | 'domains.host', value: string) => {
  const where = { [field]: { equals: value } }
  const { docs } = await payload.find({
    collection: 'tenants',
    where,
    select: { name: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    ...scope,
  })
  return docs[0]
}

export const slugTakenProblem = (slug: string, name: string): NewTenantProblem => ({
  field: 'slug',
  message: `“${slug}” is already used by ${name}. Choose another name.`,
})

export const domainTakenProblem = (domain: string, name: string): NewTenantProblem => ({
  field: 'domain',
  message: `${domain} is already used by ${name}. Enter another domain.`,
})

/** Finds conflicts with existing data: slug and domain have to be unique. */
export const findSetUpConflicts = async (
  store: DocumentStore,
  form: Pick<NewTenant, 'slug' | 'domain'>,
  platformHosts: readonly string[],
): Promise<readonly NewTenantProblem[]> => {
  const bySlug = await findTenantWith(store, 'slug', form.slug)
  const byDomain = form.domain === '' ? undefined : await findTenantWith(store, 'domains.host', form.domain)
  const ownHost = platformHosts.some((host) => form.domain === host || form.domain.endsWith(`.${host}`))
  return [
    ...(bySlug ? [slugTakenProblem(form.slug, bySlug.name)] : []),
    ...(byDomain ? [domainTakenProblem(form.domain, byDomain.name)] : []),
    ...(ownHost
      ? [{ field: 'domain' as const, message: `${form.domain} belongs to the platform. Enter another domain.` }]
      : []),
  ]
}
