import type { Endpoint, PayloadRequest } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { NO_IMPORT_ACCESS, SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { importers, listTenantsWithRole, staffOf, type Role } from '@/src/cms/access/roles'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { errorResponse, retryLaterResponse } from '@/src/cms/endpoints'
import { BodyTooLarge } from './read-body'

export const FILE_TOO_LARGE = 'Files can be up to 50 MB. Choose a smaller file.'

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

/**
 * Answers only staff who may import into the feed (ADM-01). A body beyond the limit that `work` reads it with is refused
 * with the message `tooLarge`.
 */
export const withFeed =
  (tooLarge: string, work: (req: PayloadRequest, feed: FeedRef) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    if (staffOf(req) === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const feed = await findFeed(req, importers)
    if (feed === undefined) return errorResponse(403, NO_IMPORT_ACCESS)
    try {
      return await work(req, feed)
    } catch (error) {
      if (error instanceof BodyTooLarge) return errorResponse(413, tooLarge)
      throw error
    }
  }
