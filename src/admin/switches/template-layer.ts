import type { PayloadRequest } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import type { NamedLayer } from '@/src/domain/tenancy/switch-layer'

/**
 * Loads the template's switches that a tenant inherits, with the user's access; null if the tenant is not theirs or has
 * no template.
 */
export const loadTemplateLayer = async (req: PayloadRequest, tenant: unknown): Promise<NamedLayer | null> => {
  const id = idOf(tenant)
  if (id === undefined || !req.user) return null
  const query = { limit: 1, depth: 0, pagination: false, overrideAccess: false, req } as const
  const { docs: tenants } = await req.payload.find({ collection: 'tenants', where: { id: { equals: id } }, ...query })
  const template = idOf(tenants[0]?.template)
  if (template === undefined) return null
  const { docs } = await req.payload.find({ collection: 'templates', where: { id: { equals: template } }, ...query })
  const [found] = docs
  return found ? { name: `the template “${found.name}”`, values: found.switches } : null
}
