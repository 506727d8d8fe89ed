import type { Access, AccessArgs, CollectionConfig, Where } from 'payload'
import { activeStaffOf } from './active-staff'
import { roles, type Role, staffOf, tenantsWith } from './roles'

/**
 * Access rules of all tenant-owned collections (ADM-01). The multi-tenant plugin filters for signed-in staff only and
 * hides nothing from anonymous callers, so these rules do not rely on it: without a member of staff there are no rows.
 * Public pages read through `src/server/data.ts`, never through access rules.
 */
const within = (allowed: readonly Role[]): Access => {
  return async ({ req }) => {
    const staff = await activeStaffOf(req)
    if (!staff) return false
    if (staff.platformAdmin) return true
    const tenants = tenantsWith(staff, allowed)
    if (tenants.length === 0) return false
    const where: Where = { tenant: { in: tenants } }
    return where
  }
}

const versionsWithin = (allowed: readonly Role[]): Access => {
  return async ({ req }) => {
    const staff = await activeStaffOf(req)
    if (!staff) return false
    if (staff.platformAdmin) return true
    const tenants = tenantsWith(staff, allowed)
    return tenants.length === 0 ? false : { 'version.tenant': { in: tenants } }
  }
}

/** For creating, where there is no row to filter yet: `guardTenant` checks the tenant of the new row. */
const anywhere = (allowed: readonly Role[]): Access => {
  return async ({ req }) => {
    const staff = await activeStaffOf(req)
    return staff !== null && (staff.platformAdmin || tenantsWith(staff, allowed).length > 0)
  }
}

/** Allows staff with at least one active tenant; staff of archived tenants only are refused (TEN-01). */
export const inPanel = async ({ req }: Pick<AccessArgs, 'req'>): Promise<boolean> => {
  const staff = await activeStaffOf(req)
  return staff !== null && (staff.platformAdmin || staff.memberships.length > 0)
}

export const platformOnly: Access = ({ req }) => staffOf(req)?.platformAdmin === true
export const nobody: Access = () => false

export type Writers = {
  /**
   * Roles that may update. Empty: no staff may, platform admins included, because only the site writes these (SEC-01).
   */
  readonly write: readonly Role[]
  readonly remove?: readonly Role[]
  readonly read?: readonly Role[]
  /** False if only the server creates these documents: the panel then shows no button for it. */
  readonly create?: false
}

export const tenantAccess = ({ write, remove, read, create }: Writers): NonNullable<CollectionConfig['access']> => ({
  admin: inPanel,
  read: within(read ?? roles),
  readVersions: versionsWithin(read ?? roles),
  create: create === false ? nobody : anywhere(write),
  update: write.length === 0 ? nobody : within(write),
  delete: (remove ?? write).length === 0 ? nobody : within(remove ?? write),
  unlock: nobody,
})
