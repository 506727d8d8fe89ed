import { findActiveStaff } from '@/src/cms/access/active-staff'
import { type Role, roles, listTenantsWithRole } from '@/src/cms/access/roles'
import { idOf } from '@/src/domain/content/id-of'
import type { Scope } from './find-documents'

export type TenantOwned = { readonly tenant?: unknown }

/** The dealer's name for an item; empty if the dashboard covers a single dealer. */
export const dealerName = ({ tenant }: Scope, owned: TenantOwned): { readonly dealer?: string } => {
  const of = owned.tenant
  if (tenant !== undefined || typeof of !== 'object' || of === null || !('name' in of)) return {}
  return typeof of.name === 'string' ? { dealer: of.name } : {}
}

/**
 * The tenants to which raw SQL must be limited: those where the user has one of the roles that may read the collection,
 * or of these the chosen one. Null for all tenants.
 */
export const findReadableTenants = async (
  { req, tenant }: Pick<Scope, 'req' | 'tenant'>,
  readers: readonly Role[] = roles,
): Promise<readonly string[] | null> => {
  const staff = await findActiveStaff(req)
  if (staff?.platformAdmin) return tenant === undefined ? null : [tenant]
  const own = staff ? listTenantsWithRole(staff, readers) : []
  return tenant === undefined ? own : own.filter((one) => one === tenant)
}

export const tenantIdOf = ({ tenant }: TenantOwned): string => idOf(tenant) ?? ''
