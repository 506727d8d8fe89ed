import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { activeStaffOf } from '../shared/active-staff'
import { membershipsOf, type Staff } from '../shared/roles'
import { executeInTransaction } from '../shared/transaction'
import { refuseUnconfirmed } from './identity'
import { isAdministratorOfAll } from './may-edit'
import { needsSecondFactor } from './second-factor'

type Stored = { readonly id?: string; readonly platformAdmin?: boolean; readonly tenants?: unknown } | undefined

type Rights = Pick<Staff, 'platformAdmin' | 'memberships'>

const rightsOf = (user: Stored): Rights => ({
  platformAdmin: user?.platformAdmin === true,
  memberships: membershipsOf(user),
})

const isSame = (one: Rights, other: Rights): boolean => JSON.stringify(one) === JSON.stringify(other)

const refuse = (message: string): never => {
  throw new APIError(message, 403, null, true)
}

const refuseRights = (staff: Staff, user: string | undefined, before: Rights, after: Rights): void => {
  if (staff.platformAdmin) return
  if (after.platformAdmin && !before.platformAdmin) refuse('Only the platform makes platform admins.')
  if (after.memberships.length === 0) refuse('Give them a role at a dealer, under “Dealers and roles”.')
  if (!isAdministratorOfAll(staff, after.memberships)) refuse('You may only give roles at tenants you administer.')
  if (user === staff.id) refuse('Nobody changes their own role.')
}

/**
 * Accounts are made, and roles given, only by those above, whatever door the write came through, and only by who typed
 * their own password a short while ago: a stranger at a browser that was left signed in could make an account for
 * themselves.
 */
export const guardRights: CollectionBeforeChangeHook = async ({ data, originalDoc, req, operation }) => {
  const staff = await activeStaffOf(req)
  if (!staff) return data
  const stored = originalDoc as Stored
  const [before, after] = [rightsOf(stored), rightsOf({ ...stored, ...data })]
  if (operation === 'update' && isSame(before, after)) return data
  refuseRights(staff, stored?.id, before, after)
  await refuseUnconfirmed(req)
  return data
}

/** Whoever is given a role that needs a second factor is signed out, and sets it up at the next sign-in (STF-09). */
export const signOutWithoutSecondFactor: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const stored = originalDoc as Stored
  if (stored?.id === undefined) return data
  const after = rightsOf({ ...stored, ...data })
  if (isSame(rightsOf(stored), after) || !needsSecondFactor(after)) return data
  // Not on another connection: this request holds one already, with the user's row locked.
  const { rows } = await executeInTransaction(
    req,
    sql`SELECT 1 FROM staff_second_factors WHERE user_id = ${stored.id} AND confirmed_at IS NOT NULL`,
  )
  return rows.length > 0 ? data : { ...data, sessions: [] }
}
