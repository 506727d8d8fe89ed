import type { Endpoint, PayloadRequest } from 'payload'
import {
  type InvitationProblem,
  type InvitedRole,
  type NewInvitation,
  parseInvitation,
} from '@/src/domain/accounts/staff-invitation'
import { roleLabels } from '@/src/domain/panel/roles'
import { isUuid } from '@/src/domain/uuid'
import { inPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { listTenantsWithRole, type Staff } from '@/src/cms/access/roles'
import { transactionClient } from '@/src/cms/access/transaction'
import { errorResponse, jsonResponse, retryLaterResponse } from '@/src/cms/endpoints'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'
import { renewInvitation, withdrawInvitation } from '@/src/services/staff/invitations'
import { findInvitation, type Invitation } from '@/src/services/staff/find-invitation'
import { requireMayGrant } from '../guard-rights'
import { isIdentityConfirmed } from '../identity'
import { staffEndpoint, type StaffRequest } from '../staff-endpoint'
import { findTakenProblem, InvitationRefusedError, storeInvitation, toSentAnswer, sendAgain } from './store-invitation'
import { logInvitation } from './log-invitation'

const NOT_FOUND = 'This invitation has been accepted or withdrawn. Reload the page.'
const IDENTITY_REQUIRED = 'Enter your own password to confirm it’s you. What you entered is still here.'
const OTHER_DEALERS =
  'This invitation is for other dealers too. Ask a platform admin to send it again, or withdraw it and send a new one.'

const noRights = { platformAdmin: false, memberships: [] } as const

const problemsResponse = (problems: readonly InvitationProblem[]): Response => jsonResponse(400, { errors: problems })

/** Answers what a transaction refused, and throws any other error. */
const toRefusal = (error: unknown): Response => {
  if (error instanceof InvitationRefusedError) return errorResponse(error.status, error.message, error.field)
  throw error
}

const tooOften = async ({ req, owner }: StaffRequest, email: string): Promise<Response | null> => {
  const wait = await consumeRateLimits(getPool(req.payload), [
    ['invitationsByAccount', owner.userId],
    ['invitationsByEmail', email],
  ])
  return wait > 0 ? retryLaterResponse(429, 'That’s too many invitations. Try again later.', wait) : null
}

/** Throws 403 unless the requester may give these roles and has confirmed their password. */
const requireMayInvite = async (
  { req }: StaffRequest,
  { platformAdmin, memberships }: { readonly platformAdmin: boolean; readonly memberships: readonly InvitedRole[] },
): Promise<void> => {
  const staff = await findActiveStaff(req)
  if (staff === null) throw new InvitationRefusedError(403, 'You can’t invite anyone.')
  const rights = { platformAdmin, memberships: memberships.map(({ tenant, role }) => ({ tenant, role })) }
  requireMayGrant(staff, undefined, noRights, rights)
  if (!(await isIdentityConfirmed(req))) throw new InvitationRefusedError(403, IDENTITY_REQUIRED, 'identity')
}

/** Finds the first dealer that does not exist or is archived. Administrators of dealers have only active ones. */
const findClosedDealer = async (
  req: PayloadRequest,
  roles: NewInvitation['roles'],
): Promise<InvitationProblem | undefined> => {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { and: [{ id: { in: roles.map(({ tenant }) => tenant) } }, { status: { equals: 'active' } }] },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const index = roles.findIndex(({ tenant }) => !docs.some(({ id }) => id === tenant))
  return index < 0
    ? undefined
    : { field: `roles.${String(index)}.tenant`, message: 'This dealer is archived. Choose another.' }
}

const invite = async (request: StaffRequest): Promise<Response> => {
  const { req, owner, fields } = request
  const input = parseInvitation(fields)
  // Other roles learn nothing from the problems of the fields.
  const staff = await findActiveStaff(req)
  if (!staff || (!staff.platformAdmin && listTenantsWithRole(staff, ['tenant-admin']).length === 0))
    return errorResponse(403, 'Only administrators can invite staff.')
  if ('problems' in input) return problemsResponse(input.problems)
  const { invitation } = input
  try {
    return await inPayloadTransaction(req, async () => {
      await requireMayInvite(request, { ...invitation, memberships: invitation.roles })
      const problem = (await findClosedDealer(req, invitation.roles)) ?? (await findTakenProblem(req, invitation))
      if (problem) return problemsResponse([problem])
      const refusal = await tooOften(request, invitation.email)
      if (refusal) return refusal
      const sent = await storeInvitation(req, invitation, { id: owner.userId, email: owner.email })
      return jsonResponse(201, toSentAnswer(sent))
    })
  } catch (error) {
    return toRefusal(error)
  }
}

/** The dealers of an invitation at which the requester may act; `all` for the platform. */
const dealersOf = (staff: Staff, { memberships, platformAdmin }: Invitation): readonly string[] | 'all' => {
  if (staff.platformAdmin) return 'all'
  const own = listTenantsWithRole(staff, ['tenant-admin'])
  const shared = memberships.filter(({ tenant }) => own.includes(tenant)).map(({ tenant }) => tenant)
  return shared.length === memberships.length && !platformAdmin && shared.length > 0 ? 'all' : shared
}

/** Finds the invitation in the request's URL, with the dealers at which the requester may act; null for all others. */
const findOwnInvitation = async ({ req }: StaffRequest) => {
  const { id } = req.routeParams ?? {}
  const staff = await findActiveStaff(req)
  if (staff === null || typeof id !== 'string' || !isUuid(id)) return null
  const invitation = await findInvitation(transactionClient(req), id)
  if (invitation === null || invitation.refusal === 'used') return null
  const dealers = dealersOf(staff, invitation)
  return dealers.length === 0 ? null : { invitation, dealers }
}

const resend = async (request: StaffRequest): Promise<Response> => {
  const { req, owner } = request
  try {
    return await inPayloadTransaction(req, async () => {
      const found = await findOwnInvitation(request)
      if (found === null) return errorResponse(404, NOT_FOUND)
      const { invitation, dealers } = found
      if (dealers !== 'all') return errorResponse(403, OTHER_DEALERS)
      await requireMayInvite(request, invitation)
      const refusal = await tooOften(request, invitation.email)
      if (refusal) return refusal
      const renewed = await renewInvitation(transactionClient(req), invitation.id, owner.userId)
      if (renewed === null) return errorResponse(404, NOT_FOUND)
      return jsonResponse(200, toSentAnswer(await sendAgain(req, renewed, owner.email)))
    })
  } catch (error) {
    return toRefusal(error)
  }
}

const withdraw = async (request: StaffRequest): Promise<Response> => {
  const { req, owner } = request
  return inPayloadTransaction(req, async () => {
    const found = await findOwnInvitation(request)
    if (found === null) return errorResponse(404, NOT_FOUND)
    const { invitation, dealers } = found
    if (!(await withdrawInvitation(transactionClient(req), invitation.id, dealers)))
      return errorResponse(404, NOT_FOUND)
    await logInvitation(req, {
      action: 'deleted',
      who: owner.email,
      invitation,
      lines: invitation.memberships
        .filter(({ tenant }) => dealers === 'all' || dealers.includes(tenant))
        .map(({ tenant, role }) => ({ tenant, what: `Invitation as ${roleLabels[role]} withdrawn` })),
      platformLine: 'Invitation as platform admin withdrawn',
    })
    return jsonResponse(200, {})
  })
}

/**
 * Endpoints by which administrators invite staff (STF-09). `POST /api/users/invitations` takes `email`, `name` and
 * `roles`, or `platformAdmin`. It and `…/:id/resend` answer with the link, once: only its hash is stored. Errors are
 * `{errors: [{message, field}]}`: 400 with a field, 403 without the right, or with the field `identity` if the password
 * has to be confirmed first, 404 for an invitation of other dealers, 429 after too many.
 */
export const sendInvitationEndpoints: Endpoint[] = [
  staffEndpoint('post', '/invitations', invite),
  staffEndpoint('post', '/invitations/:id/resend', resend),
  staffEndpoint('post', '/invitations/:id/withdraw', withdraw),
]
