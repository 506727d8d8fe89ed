import { createLocalReq, type Payload, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { canUsePanel } from '@/src/cms/access/access'
import { isTenantOwned, rightsOf } from '@/src/domain/collections/declaration'
import { listTenantsWithRole, membershipsOf, staffOf } from '@/src/cms/access/roles'

type User = PayloadRequest['user']

const isHiddenFrom = ({ admin }: SanitizedCollectionConfig, user: NonNullable<User>): boolean =>
  // A constant hides a collection from everyone, so it has no page at all.
  typeof admin.hidden === 'function' && admin.hidden({ user: user as never })

/**
 * Checks whether no dealer's role of the user may create documents of a collection. Collections of the installation, such
 * as accounts of staff, have access rules of their own, which Payload asks.
 */
const mayNotCreate = (collection: SanitizedCollectionConfig, user: User): boolean => {
  const staff = staffOf({ user })
  if (staff === null || !isTenantOwned(collection)) return false
  const { create } = rightsOf(collection)
  if (create.length === 0) return true
  return !staff.platformAdmin && listTenantsWithRole(staff, create).length === 0
}

/** Pages that need no dealer: an invitation brings one, and the others are about the account and its session. */
const pagesWithoutDealer: readonly string[] = [
  'invitation',
  'confirm-email',
  'forgot',
  'reset',
  'new-password',
  'logout',
  'logout-inactivity',
]

/** Checks whether a page of the panel is closed to someone who is signed in, but has no active dealer (STF-09). */
export const needsDealer = async (
  payload: Payload,
  { user, headers }: { readonly user: User; readonly headers: Headers },
  [area = '']: readonly string[],
): Promise<boolean> =>
  user !== null &&
  !pagesWithoutDealer.includes(area) &&
  !(await canUsePanel({ req: await createLocalReq({ user, req: { headers } }, payload) }))

/**
 * Checks whether a page of the panel exists but the user's role does not include it (STF-09). Documents of another dealer
 * are not meant: to the user they do not exist.
 */
export const isPageForbidden = (
  { collections }: Pick<Payload, 'collections'>,
  user: User,
  segments: readonly string[],
): boolean => {
  const [area, slug = '', page] = segments
  if (!user || area !== 'collections' || !Object.hasOwn(collections, slug)) return false
  const { config } = collections[slug as keyof typeof collections]
  return isHiddenFrom(config, user) || (page === 'create' && mayNotCreate(config, user))
}

const MAX_NAMES = 5

/** The administrators of the user's dealers, who can change the user's role; empty for administrators themselves. */
export const listRoleGivers = async (payload: Payload, user: User): Promise<readonly string[]> => {
  const staff = staffOf({ user })
  if (staff === null || staff.platformAdmin || listTenantsWithRole(staff, ['tenant-admin']).length > 0) return []
  const tenants = staff.memberships.map(({ tenant }) => tenant)
  const { docs } = await payload.find({
    collection: 'users',
    where: { 'tenants.tenant': { in: tenants } },
    sort: 'name',
    depth: 0,
    limit: 200,
    pagination: false,
    overrideAccess: true,
  })
  return docs
    .filter((one) => membershipsOf(one).some(({ tenant, role }) => role === 'tenant-admin' && tenants.includes(tenant)))
    .slice(0, MAX_NAMES)
    .map(({ name, email }) => (name ? `${name} (${email})` : email))
}
