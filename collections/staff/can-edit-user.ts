import type { PayloadRequest } from 'payload'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { membershipsOf, type Staff, listTenantsWithRole } from '@/src/cms/access/roles'
import { loadUser } from './load-user'

/** Checks whether this member is an administrator at every given dealer; false for an empty list. */
export const isAdministratorOfAll = (staff: Staff, memberships: Staff['memberships']): boolean => {
  const mine = listTenantsWithRole(staff, ['tenant-admin'])
  return memberships.length > 0 && memberships.every((one) => mine.includes(one.tenant))
}

/**
 * Checks whether the requester may edit an account: their own, or a colleague's if they are an administrator of all the
 * colleague's dealers. Only the platform edits other accounts of two dealers, because someone who sets the password
 * could sign in to both.
 */
export const canEditUser = async (req: PayloadRequest, id: string | number): Promise<boolean> => {
  const staff = await findActiveStaff(req)
  if (!staff) return false
  if (staff.platformAdmin || id === staff.id) return true
  const user = await loadUser(req, id)
  return user !== null && user.platformAdmin !== true && isAdministratorOfAll(staff, membershipsOf(user))
}
