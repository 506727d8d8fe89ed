import type { Access, AccessArgs, CollectionConfig, PayloadRequest, Where } from 'payload'
import type { CollectionRights } from '@/src/domain/collections/declaration'
import { findActiveStaff } from './active-staff'
import { leadHandlers, roles, type Role, staffOf, listTenantsWithRole } from './roles'

/**
 * Access rules of all tenant-owned collections (ADM-01). The multi-tenant plugin filters for signed-in staff only and
 * hides nothing from anonymous callers, so these rules do not rely on it: without a member of staff there are no rows.
 * Public pages read through `src/server/data.ts`, never through access rules.
 */

/** Allows reading and changing the rows of tenants at which the member of staff has one of these roles. */
export const allowRoles = (allowed: readonly Role[]): Access => {
  return async ({ req }) => {
    const staff = await findActiveStaff(req)
    if (!staff) return false
    if (staff.platformAdmin) return true
    const tenants = listTenantsWithRole(staff, allowed)
    if (tenants.length === 0) return false
    const where: Where = { tenant: { in: tenants } }
    return where
  }
}

/** Allows what `allowRoles` allows, but of tenants where the member does not answer shoppers only rows that match. */
export const limitForOthers = (limit: (req: PayloadRequest) => Where): Access => {
  return async ({ req }) => {
    const staff = await findActiveStaff(req)
    if (!staff || staff.platformAdmin) return staff !== null
    const all = listTenantsWithRole(staff, roles)
    if (all.length === 0) return false
    const limited: Where = { and: [{ tenant: { in: all } }, limit(req)] }
    const answered = listTenantsWithRole(staff, leadHandlers)
    return answered.length === 0 ? limited : { or: [{ tenant: { in: answered } }, limited] }
  }
}

const allowRolesForVersions = (allowed: readonly Role[]): Access => {
  return async ({ req }) => {
    const staff = await findActiveStaff(req)
    if (!staff) return false
    if (staff.platformAdmin) return true
    const tenants = listTenantsWithRole(staff, allowed)
    return tenants.length === 0 ? false : { 'version.tenant': { in: tenants } }
  }
}

/** For creating, where there is no row to filter yet: `guardTenant` checks the tenant of the new row. */
const allowRolesAnywhere = (allowed: readonly Role[]): Access => {
  return async ({ req }) => {
    const staff = await findActiveStaff(req)
    return staff !== null && (staff.platformAdmin || listTenantsWithRole(staff, allowed).length > 0)
  }
}

/** Allows staff with at least one active tenant; staff of archived tenants only are refused (TEN-01). */
export const canUsePanel = async ({ req }: Pick<AccessArgs, 'req'>): Promise<boolean> => {
  const staff = await findActiveStaff(req)
  return staff !== null && (staff.platformAdmin || staff.memberships.length > 0)
}

export const allowPlatform: Access = ({ req }) => staffOf(req)?.platformAdmin === true
export const denyAll: Access = () => false

export type TenantRoles = {
  /**
   * Roles that may update. Empty: no staff may, platform admins included, because only the site writes these (SEC-01).
   */
  readonly write: readonly Role[]
  readonly remove?: readonly Role[]
  readonly read?: readonly Role[]
  /** False if only the server creates these documents: the panel then shows no button for it. */
  readonly create?: false
}

/** The rights that these options give. They are declared with the collection, and `tenantAccess` enforces them. */
export const toRights = ({ write, remove, read, create }: TenantRoles): CollectionRights => ({
  read: read ?? roles,
  create: create === false ? [] : write,
  update: write,
  remove: remove ?? write,
})

const allowOrDeny = (allowed: readonly Role[], allow: (allowed: readonly Role[]) => Access): Access =>
  allowed.length === 0 ? denyAll : allow(allowed)

export const tenantAccess = ({
  read,
  create,
  update,
  remove,
}: CollectionRights): NonNullable<CollectionConfig['access']> => ({
  admin: canUsePanel,
  read: allowRoles(read),
  readVersions: allowRolesForVersions(read),
  create: allowOrDeny(create, allowRolesAnywhere),
  update: allowOrDeny(update, allowRoles),
  delete: allowOrDeny(remove, allowRoles),
  unlock: denyAll,
})
