import type { Access, AccessArgs, CollectionConfig, Where } from 'payload'
import { activeStaffOf } from './active-staff'
import { roles, type Role, staffOf, tenantsWith } from './roles'

/**
 * Access of everything a tenant owns, in one place (ADM-01). The plugin filters signed-in staff only and hides
 * nothing from anonymous callers, so nothing here relies on it: no staff, no rows. Public pages read through
 * `src/server/data.ts`, never through access rules.
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

/** Creating names no row yet: the tenant of the new row is checked by `guardTenant`. */
const anywhere = (allowed: readonly Role[]): Access => {
  return async ({ req }) => {
    const staff = await activeStaffOf(req)
    return staff !== null && (staff.platformAdmin || tenantsWith(staff, allowed).length > 0)
  }
}

/** Whoever has a tenant to work at; staff of archived ones alone have none (TEN-01). */
export const inPanel = async ({ req }: Pick<AccessArgs, 'req'>): Promise<boolean> => {
  const staff = await activeStaffOf(req)
  return staff !== null && (staff.platformAdmin || staff.memberships.length > 0)
}

export const platformOnly: Access = ({ req }) => staffOf(req)?.platformAdmin === true
export const nobody: Access = () => false

export type Writers = {
  /** Roles that may update. Empty: no staff may, platform admins included, because only the site writes these (SEC-01). */
  readonly write: readonly Role[]
  readonly remove?: readonly Role[]
  readonly read?: readonly Role[]
  /** False where only the server itself makes them: the panel then offers no button for it either. */
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
