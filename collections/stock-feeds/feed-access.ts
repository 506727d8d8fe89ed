import type { PayloadRequest } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { listTenantsWithRole, type Role } from '@/src/cms/access/roles'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { retryLaterResponse } from '@/src/cms/endpoints'

export const tooManyImports = (): Response =>
  retryLaterResponse(429, 'Two imports of this feed are already running. Try again when one has finished.', 10)

export type FeedRef = { readonly id: string; readonly key: string; readonly tenant: string }

/**
 * Finds the feed in the request's URL; undefined unless this member of staff has one of the roles at its tenant
 * (ADM-01).
 */
export const findFeed = async (req: PayloadRequest, roles: readonly Role[]): Promise<FeedRef | undefined> => {
  const staff = await findActiveStaff(req)
  const id = req.routeParams?.['id']
  if (staff === null || typeof id !== 'string') return undefined
  const { docs } = await req.payload.find({
    collection: 'stock-feeds',
    where: { id: { equals: id } },
    select: { key: true, tenant: true },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const [feed] = docs
  const tenant = idOf(feed?.tenant)
  if (feed === undefined || tenant === undefined) return undefined
  const isAllowed = staff.platformAdmin || listTenantsWithRole(staff, roles).includes(tenant)
  return isAllowed ? { id: feed.id, key: feed.key, tenant } : undefined
}
