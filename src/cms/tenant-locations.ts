import type { PayloadRequest } from 'payload'

/** Lists the locations of a tenant that the user may read, by name. */
export const listTenantLocations = async (req: PayloadRequest, tenant: string) => {
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { tenant: { equals: tenant } },
    select: { name: true, slug: true },
    sort: 'name',
    depth: 0,
    limit: 500,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
}
