import type { Access, AccessArgs, CollectionConfig, Where } from 'payload'
import { findActiveStaff } from './active-staff'
import { roles, type Role, staffOf, listTenantsWithRole } from './roles'

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

export const tenantAccess = ({
  write,
  remove,
  read,
  create,
}: TenantRoles): NonNullable<CollectionConfig['access']> => ({
  admin: canUsePanel,
  read: allowRoles(read ?? roles),
  readVersions: allowRolesForVersions(read ?? roles),
  create: create === false ? denyAll : allowRolesAnywhere(write),
  update: write.length === 0 ? denyAll : allowRoles(write),
  delete: (remove ?? write).length === 0 ? denyAll : allowRoles(remove ?? write),
  unlock: denyAll,
})
