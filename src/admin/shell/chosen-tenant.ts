import type { PayloadRequest } from 'payload'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { readChosenTenantId } from '@/src/cms/access/chosen-tenant'
import type { Staff } from '@/src/cms/access/roles'
import { env } from '@/src/env'
import { resolveSiteAddress } from '@/src/domain/tenancy/site-address'

export type ChosenTenant = { readonly id: string; readonly name: string; readonly url: string }

export type PanelContext = {
  readonly staff: Staff
  /** The tenant whose documents the panel shows: the user's only one, or the chosen one; absent for all tenants. */
  readonly tenant?: ChosenTenant
}

/** Returns the signed-in user and the chosen tenant; null for users without a tenant. */
export const findPanelContext = async (req: PayloadRequest): Promise<PanelContext | null> => {
  const staff = await findActiveStaff(req)
  if (staff === null || (!staff.platformAdmin && staff.memberships.length === 0)) return null
  const id = readChosenTenantId(req, staff)
  if (id === undefined) return { staff }
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { id: { equals: id } },
    select: { name: true, slug: true, url: true, domains: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const [found] = docs
  if (found === undefined) return { staff }
  return { staff, tenant: { id: found.id, name: found.name, url: resolveSiteAddress(found, env.PUBLIC_URL) } }
}
