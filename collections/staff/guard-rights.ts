import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { asPlatform } from '@/src/cms/documents/audit-log'
import { membershipsOf, roleLabels, type Staff, staffOf } from '@/src/cms/access/roles'
import { executeInTransaction } from '@/src/cms/access/transaction'
import { requireConfirmedIdentity } from './identity'
import { isAdministratorOfAll } from './can-edit-user'
import { needsSecondFactor } from './second-factor'

type UserData = { readonly id?: string; readonly platformAdmin?: boolean; readonly tenants?: unknown } | undefined

export type Rights = Pick<Staff, 'platformAdmin' | 'memberships'>

const rightsOf = (user: UserData): Rights => ({
  platformAdmin: user?.platformAdmin === true,
  memberships: membershipsOf(user),
})

const isEqualRights = (one: Rights, other: Rights): boolean => JSON.stringify(one) === JSON.stringify(other)

const refuse = (message: string): never => {
  throw new APIError(message, 403, null, true)
}

/** Throws 403 unless the member may give an account these rights. */
export const requireMayGrant = (staff: Staff, user: string | undefined, before: Rights, after: Rights): void => {
  if (staff.platformAdmin) return
  if (after.platformAdmin && !before.platformAdmin) refuse('Only a platform admin can make someone a platform admin.')
  if (after.memberships.length === 0) refuse('Give this person a role at a dealer under “Dealers and roles”.')
  if (!isAdministratorOfAll(staff, after.memberships)) refuse('You can only give roles at dealers you administer.')
  if (user === staff.id) refuse('You can’t change your own role. Ask another administrator.')
}

/**
 * Limits who may create accounts and give roles, for every kind of write. The requester must also have confirmed their
 * password recently, because someone else at a signed-in browser could create an account for themselves.
 */
export const guardRights: CollectionBeforeChangeHook = async ({ data, originalDoc, req, operation }) => {
  const staff = await findActiveStaff(req)
  if (!staff) return data
  const stored = originalDoc as UserData
  const [before, after] = [rightsOf(stored), rightsOf({ ...stored, ...data })]
  if (operation === 'update' && isEqualRights(before, after)) return data
  requireMayGrant(staff, stored?.id, before, after)
  await requireConfirmedIdentity(req)
  return data
}

/**
 * Signs a user out when their new role needs a second factor they lack: they set it up at the next sign-in (STF-09).
 */
export const signOutWithoutSecondFactor: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const stored = originalDoc as UserData
  if (stored?.id === undefined) return data
  const after = rightsOf({ ...stored, ...data })
  if (isEqualRights(rightsOf(stored), after) || !needsSecondFactor(after)) return data
  // In this request's transaction: another connection would wait for the user row that it has locked.
  const { rows } = await executeInTransaction(
    req,
    sql`SELECT 1 FROM staff_second_factors WHERE user_id = ${stored.id} AND confirmed_at IS NOT NULL`,
  )
  return rows.length > 0 ? data : { ...data, sessions: [] }
}

/** Describes how a user's role at one dealer changed; null if it did not. */
const describeRoleChange = (tenant: string, before: Rights, after: Rights, isNew: boolean): string | null => {
  const roleIn = ({ memberships }: Rights) => memberships.find((one) => one.tenant === tenant)?.role
  const [from, to] = [roleIn(before), roleIn(after)]
  if (from === to) return null
  if (isNew && to) return `Account created as ${roleLabels[to]}`
  if (from === undefined) return to ? `Role added: ${roleLabels[to]}` : null
  return to ? `Role changed from ${roleLabels[from]} to ${roleLabels[to]}` : `Role removed: ${roleLabels[from]}`
}

/** Logs new accounts and changed roles in the audit log of each affected dealer (ADM-02). */
export const logRights: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const user = doc as UserData & { readonly email: string }
  if (staffOf(req) === null) return doc as object
  const isNew = operation === 'create'
  const [before, after] = [rightsOf(isNew ? undefined : (previousDoc as UserData)), rightsOf(user)]
  const tenants = new Set([...before.memberships, ...after.memberships].map(({ tenant }) => tenant))
  for (const tenant of tenants) {
    const description = describeRoleChange(tenant, before, after, isNew)
    if (description === null) continue
    await req.payload.create({
      collection: 'audit',
      data: {
        tenant,
        who: (req.user as { readonly email?: string } | null)?.email ?? '',
        action: isNew ? 'created' : 'changed',
        kind: 'users',
        document: user?.id ?? '',
        title: `${description}: ${user.email}`.slice(0, 200),
        changes: [],
      },
      depth: 0,
      overrideAccess: true,
      req: asPlatform(req),
    })
  }
  return doc as object
}
