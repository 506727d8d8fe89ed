import type { PayloadRequest } from 'payload'
import { activeStaffOf } from '../shared/active-staff'
import { membershipsOf, type Staff, tenantsWith } from '../shared/roles'
import { storedUser } from './stored-user'

/** Whether somebody is the administrator of all these tenants, of which there is at least one. */
export const administers = (staff: Staff, memberships: Staff['memberships']): boolean => {
  const mine = tenantsWith(staff, ['tenant-admin'])
  return memberships.length > 0 && memberships.every((one) => mine.includes(one.tenant))
}

/**
 * Whether whoever asks may edit a member of staff: oneself, or a user all of whose tenants one administers. Whoever sets
 * a password signs in as that user, so a user of two dealers is edited by the platform alone.
 */
export const mayEditUser = async (req: PayloadRequest, id: string | number): Promise<boolean> => {
  const staff = await activeStaffOf(req)
  if (!staff) return false
  if (staff.platformAdmin || id === staff.id) return true
  const user = await storedUser(req, id)
  return user !== null && user.platformAdmin !== true && administers(staff, membershipsOf(user))
}
