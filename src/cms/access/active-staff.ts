import type { PayloadRequest } from 'payload'
import { oncePerRequest } from './once-per-request'
import { type Staff, staffOf } from './roles'

const findActiveTenants = async (req: PayloadRequest, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { and: [{ id: { in: ids } }, { status: { equals: 'active' } }] },
    select: {},
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Set(docs.map((one) => one.id))
}

const loadActiveStaff = async (req: PayloadRequest): Promise<Staff | null> => {
  const staff = staffOf(req)
  if (staff === null || staff.platformAdmin || staff.memberships.length === 0) return staff
  const active = await findActiveTenants(
    req,
    staff.memberships.map((one) => one.tenant),
  )
  return { ...staff, memberships: staff.memberships.filter((one) => active.has(one.tenant)) }
}

/**
 * Returns the signed-in member of staff with their memberships at active tenants, so archiving a tenant locks out its
 * staff from the next request on (TEN-01).
 */
export const findActiveStaff = oncePerRequest(loadActiveStaff)
