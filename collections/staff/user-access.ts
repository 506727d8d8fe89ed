import type { Access, CollectionAfterReadHook } from 'payload'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { idOf } from '@/src/domain/content/id-of'
import { staffOf, listTenantsWithRole } from '@/src/cms/access/roles'
import { canEditUser } from './can-edit-user'

/** Their own account, or one that `canEditUser` allows. */
export const canEdit: Access = async ({ req, id }) => {
  const staff = await findActiveStaff(req)
  if (!staff) return false
  if (id === undefined && !staff.platformAdmin) return { id: { equals: staff.id } }
  return id === undefined || canEditUser(req, id)
}

export const canRead: Access = async ({ req }) => {
  const staff = await findActiveStaff(req)
  if (!staff) return false
  if (staff.platformAdmin) return true
  const tenants = listTenantsWithRole(staff, ['tenant-admin'])
  return { or: [{ id: { equals: staff.id } }, ...(tenants.length > 0 ? [{ 'tenants.tenant': { in: tenants } }] : [])] }
}

export const canDelete: Access = async (args) => {
  const staff = staffOf(args.req)
  if (!staff || args.id === undefined || args.id === staff.id)
    return staff?.platformAdmin === true && args.id !== staff.id
  return canEdit(args)
}

/** Hides a colleague's roles at other dealers from administrators of one dealer. */
export const hideOtherTenants: CollectionAfterReadHook = ({ doc, req, overrideAccess }) => {
  const staff = staffOf(req)
  if (overrideAccess === true || !staff || staff.platformAdmin || (doc as { id: string }).id === staff.id) return doc
  const mine = listTenantsWithRole(staff, ['tenant-admin'])
  const rows = (doc as { tenants?: { tenant: unknown }[] }).tenants ?? []
  return { ...doc, tenants: rows.filter((row) => mine.includes(idOf(row.tenant) ?? '')) }
}
