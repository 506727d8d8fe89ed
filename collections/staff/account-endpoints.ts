import type { Endpoint } from 'payload'
import { roleLabels } from '@/src/domain/panel/roles'
import { isUuid } from '@/src/domain/uuid'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { listTenantsWithRole, membershipsOf, type Staff } from '@/src/cms/access/roles'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { inPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { verifyPassword } from '@/src/services/staff/verify-password'
import { clearedResetLink, findPasswordProblem } from '@/src/services/staff/password'
import { deleteEmailChange } from '@/src/services/staff/email-changes'
import { removeSecondFactor } from '@/src/services/staff/second-factor'
import { endOtherSessions, removeRoleAtDealer } from '@/src/services/staff/sessions'
import { ACCOUNT_NOT_FOUND, findEditableUser } from './find-editable-user'
import { loadUser } from './load-user'
import { logAccountChange } from './log-account-change'
import { notifyPasswordChange } from './notify-password-change'
import { sendPasswordLink } from './password-link'
import { type StaffRequest, checkIdentity, staffEndpoint, loadStoredPassword, text } from './staff-endpoint'
import { findDemoMailbox, errorResponse, jsonResponse, retryLaterResponse } from '@/src/cms/endpoints'

/**
 * Sets a new password for the user's own account, emails its owner that it was changed, ends its other sessions, and
 * withdraws a new email address that waits: a thief of the old password may have requested it.
 */
const setPassword = async (request: StaffRequest): Promise<Response> => {
  const { req, owner, fields } = request
  const user = await findEditableUser(req)
  if (user?.id !== owner.userId) return errorResponse(404, ACCOUNT_NOT_FOUND)
  const password = text(fields['newPassword'])
  // Checked before the second factor, because a code can be used only once.
  const problem = await findPasswordProblem(password, [text(user.name), user.email])
  if (problem !== undefined) return errorResponse(400, problem, 'newPassword')
  const refusal = await checkIdentity(request)
  if (refusal) return refusal
  if (await verifyPassword(await loadStoredPassword(req, user.id), password))
    return errorResponse(400, 'This is already the password. Choose a different one.', 'newPassword')
  // Payload ends all sessions of the account except the one of this request.
  await inPayloadTransaction(req, async () => {
    await req.payload.update({
      collection: 'users',
      id: user.id,
      data: { password, ...clearedResetLink },
      depth: 0,
      overrideAccess: true,
      req,
    })
    await notifyPasswordChange(req, user.id, 'account')
  })
  await deleteEmailChange(getPool(req.payload), user.id)
  await logAccountChange(req, { userId: user.id, what: 'Password changed' })
  return jsonResponse(200, {})
}

/**
 * Mails a colleague the link for a new password. An administrator does not choose it, because only its owner may know
 * a password.
 */
const sendColleagueLink = async (request: StaffRequest): Promise<Response> => {
  const { req, owner } = request
  const user = await findEditableUser(req)
  if (!user || user.id === owner.userId) return errorResponse(404, ACCOUNT_NOT_FOUND)
  const refusal = await checkIdentity(request)
  if (refusal) return refusal
  const author = await loadUser(req, owner.userId)
  const wait = await sendPasswordLink(req.payload, user.email, author?.name || owner.email)
  if (wait > 0) return retryLaterResponse(429, 'They’ve had too many links. The newest one still works.', wait)
  await logAccountChange(req, { userId: user.id, what: 'Link for a new password sent by an administrator' })
  return jsonResponse(200, { mailbox: findDemoMailbox() })
}

/** Lets an administrator remove a colleague's second factor after they lost their phone and recovery codes. */
const resetSecondFactor = async (request: StaffRequest): Promise<Response> => {
  const { req, owner } = request
  const user = await findEditableUser(req)
  if (!user || user.id === owner.userId) return errorResponse(404, ACCOUNT_NOT_FOUND)
  const refusal = await checkIdentity(request)
  if (refusal) return refusal
  await removeSecondFactor(getPool(req.payload), user.id)
  await endOtherSessions(getPool(req.payload), user.id, null)
  await logAccountChange(req, { userId: user.id, what: 'Second factor reset by an administrator' })
  return jsonResponse(200, {})
}

const isAdministratorAt = (staff: Staff, tenant: string): boolean =>
  staff.platformAdmin || listTenantsWithRole(staff, ['tenant-admin']).includes(tenant)

/** Finds a colleague and their role at the dealer of the URL, if the requester is an administrator there. */
const findColleagueAtDealer = async ({ req, owner }: StaffRequest) => {
  const { id, tenant } = req.routeParams ?? {}
  const staff = await findActiveStaff(req)
  if (staff === null || !isAdministratorAt(staff, String(tenant))) return null
  const user = typeof id === 'string' && isUuid(id) && id !== owner.userId ? await loadUser(req, id) : null
  const membership = membershipsOf(user).find((one) => one.tenant === tenant)
  // A platform admin needs no role at a dealer to act there.
  return user === null || user.platformAdmin === true || membership === undefined ? null : { user, ...membership }
}

/**
 * Takes away a colleague's role at one dealer, such as after they left, and signs them out. Their account and their name
 * at what they did stay. Unlike other changes of an account, an administrator of this dealer may do it to someone who
 * works for other dealers too, because it changes nothing there.
 */
const removeFromDealer = async (request: StaffRequest): Promise<Response> => {
  const { req } = request
  const found = await findColleagueAtDealer(request)
  if (found === null) return errorResponse(404, ACCOUNT_NOT_FOUND)
  const refusal = await checkIdentity(request)
  if (refusal) return refusal
  const { user, tenant, role } = found
  await removeRoleAtDealer(getPool(req.payload), user.id, tenant)
  await logAccountChange(req, { userId: user.id, what: `Role removed: ${roleLabels[role]}`, tenants: [tenant] })
  return jsonResponse(200, {})
}

/**
 * Endpoints that change how a member of staff signs in (STF-09): their own account, or one they may edit. Only the owner
 * of an account sets its password. Each requires the password of the requester, and a code if they have a second factor.
 * Errors as in `staff-endpoint.ts`; 404 for an account they may not edit; 400 for an invalid password.
 */
export const accountEndpoints: Endpoint[] = [
  staffEndpoint('post', '/:id/password', setPassword),
  staffEndpoint('post', '/:id/password-link', sendColleagueLink),
  staffEndpoint('post', '/:id/second-factor/reset', resetSecondFactor),
  staffEndpoint('post', '/:id/dealers/:tenant/remove', removeFromDealer),
]
