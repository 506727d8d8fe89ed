import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/src/domain/content/id-of'

/** Gives a new location without a number the last place, so that the head office stays first (LOC-10). */
export const placeLast: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  const { order, tenant } = (data ?? {}) as { readonly order?: number | null; readonly tenant?: unknown }
  if (operation !== 'create' || typeof order === 'number') return data
  const tenantId = idOf(tenant)
  // A dealer's folder gives its own order, and without one sorts by name.
  if (!req.user || tenantId === undefined) return { ...data, order: 0 }
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { tenant: { equals: tenantId } },
    sort: '-order',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { ...data, order: (docs[0]?.order ?? -1) + 1 }
}
