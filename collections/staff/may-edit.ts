import type { PayloadRequest } from 'payload'
import { activeStaffOf } from '../shared/active-staff'
import { membershipsOf, type Staff, tenantsWith } from '../shared/roles'
import { storedUser } from './stored-user'

/** Whether somebody is an administrator of every dealer that is named; false where none is. */
export const isAdministratorOfAll = (staff: Staff, memberships: Staff['memberships']): boolean => {
  const mine = tenantsWith(staff, ['tenant-admin'])
  return memberships.length > 0 && memberships.every((one) => mine.includes(one.tenant))
}

/**
 * Whether the person behind a request may edit an account: their own, or a colleague's of whose dealers they are an
 * administrator, of all of them. An account of two dealers is edited by the platform, because whoever sets its password
 * could sign in to both.
 */
export const mayEditUser = async (req: PayloadRequest, id: string | number): Promise<boolean> => {
  const staff = await activeStaffOf(req)
  if (!staff) return false
  if (staff.platformAdmin || id === staff.id) return true
  const user = await storedUser(req, id)
  return user !== null && user.platformAdmin !== true && isAdministratorOfAll(staff, membershipsOf(user))
}
