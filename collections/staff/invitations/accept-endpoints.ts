import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { invitationRefusals } from '@/src/domain/accounts/staff-invitation'
import { listRoleDescriptions } from '@/src/domain/accounts/staff-invitation-email'
import { describeRoles, roleLabels } from '@/src/domain/panel/roles'
import { asPlatform } from '@/src/cms/documents/audit-log'
import { membershipsOf, staffOf } from '@/src/cms/access/roles'
import { transactionClient } from '@/src/cms/access/transaction'
import { errorResponse, jsonResponse, readJsonObject, retryLaterResponse } from '@/src/cms/endpoints'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { inPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { consumeRateLimits, refundAttempts } from '@/src/services/limits/count-attempts'
import {
  findInvitationByToken,
  type Invitation,
  lockInvitationByToken,
  markAccepted,
} from '@/src/services/staff/invitations'
import { findPasswordProblem } from '@/src/services/staff/password'
import { endOtherSessions } from '@/src/services/staff/sessions'
import { loadUser } from '../load-user'
import { text } from '../staff-endpoint'
import { logInvitation } from './log-invitation'
import { InvitationRefusedError } from './store-invitation'

const HAS_ACCOUNT = 'You already have an account with this email address. Sign in with its password to accept.'

const statusOf = { unknown: 404, expired: 410, used: 410 } as const

const refuse = (refusal: keyof typeof statusOf): never => {
  throw new InvitationRefusedError(statusOf[refusal], invitationRefusals[refusal], refusal)
}

/** Returns the invitation of a link that can be used; throws for any other. */
const requireOpen = (invitation: Invitation | null): Invitation =>
  invitation === null || invitation.refusal !== null ? refuse(invitation?.refusal ?? 'unknown') : invitation

/** Finds the invitation of a link. Links that do not exist are counted by sender. */
const findByLink = async (req: PayloadRequest, token: string): Promise<Invitation> => {
  const db = getPool(req.payload)
  const attempts = [['unknownInvitationsBySender', req.headers.get('x-forwarded-for')]] as const
  const wait = await consumeRateLimits(db, attempts)
  if (wait > 0) throw new InvitationRefusedError(429, 'Too many attempts. Try again in an hour.')
  const invitation = await findInvitationByToken(db, token)
  if (invitation !== null) await refundAttempts(db, attempts)
  return requireOpen(invitation)
}

type SignedIn = { readonly id: string; readonly email: string; readonly _sid?: string }

const signedInUser = (req: PayloadRequest): SignedIn | null => {
  if (staffOf(req) === null || req.user === null) return null
  const { id, email, _sid } = req.user as typeof req.user & { readonly _sid?: string }
  return { id: String(id), email: String(email), ...(_sid !== undefined && { _sid }) }
}

const look = async (req: PayloadRequest, token: string): Promise<Response> => {
  const invitation = await findByLink(req, token)
  const { email, name, inviter, memberships, platformAdmin, expiresAt } = invitation
  return jsonResponse(200, {
    email,
    name,
    inviter,
    roles: describeRoles(memberships, platformAdmin),
    descriptions: listRoleDescriptions(invitation),
    expiresAt: expiresAt.toISOString(),
    signedInAs: signedInUser(req)?.email ?? null,
  })
}

const logAcceptance = (req: PayloadRequest, invitation: Invitation): Promise<void> =>
  logInvitation(req, {
    action: 'changed',
    who: invitation.email,
    invitation,
    lines: invitation.memberships.map(({ tenant, role }) => ({
      tenant,
      what: `Invitation as ${roleLabels[role]} accepted`,
    })),
    platformLine: 'Invitation as platform admin accepted',
  })

/** Uses a link up, together with the work that gives the rights. The link is checked again under its lock. */
const spendLink = (
  req: PayloadRequest,
  token: string,
  work: (platformReq: PayloadRequest, invitation: Invitation) => Promise<unknown>,
): Promise<void> => {
  // The rights come from the invitation, not from the reader of the page, who may be signed in as someone else.
  const platformReq = asPlatform(req)
  return inPayloadTransaction(platformReq, async () => {
    const db = transactionClient(platformReq)
    const invitation = requireOpen(await lockInvitationByToken(db, token))
    await work(platformReq, invitation)
    await markAccepted(db, invitation.id)
    await logAcceptance(platformReq, invitation)
  })
}

const toMemberships = ({ memberships }: Invitation) => memberships.map(({ tenant, role }) => ({ tenant, role }))

const createAccount = async (req: PayloadRequest, token: string, password: string): Promise<void> => {
  try {
    await spendLink(req, token, (platformReq, invitation) =>
      req.payload.create({
        collection: 'users',
        data: {
          email: invitation.email,
          name: invitation.name,
          password,
          platformAdmin: invitation.platformAdmin,
          tenants: toMemberships(invitation),
        },
        depth: 0,
        overrideAccess: true,
        req: platformReq,
      }),
    )
  } catch (error) {
    // Also if the account was created by another invitation meanwhile.
    const isTaken = error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email')
    throw isTaken ? new InvitationRefusedError(409, HAS_ACCOUNT, 'account') : error
  }
}

/** Adds the invitation's roles to an account that its owner is signed in to. A role that it has already stays. */
const extendAccount = async (req: PayloadRequest, token: string, { id, _sid }: SignedIn): Promise<void> => {
  await spendLink(req, token, async (platformReq, invitation) => {
    const user = await loadUser(platformReq, id)
    const known = membershipsOf(user).map(({ tenant }) => tenant)
    const added = toMemberships(invitation).filter(({ tenant }) => !known.includes(tenant))
    await req.payload.update({
      collection: 'users',
      id,
      data: {
        platformAdmin: user?.platformAdmin === true || invitation.platformAdmin,
        tenants: [...(user?.tenants ?? []), ...added],
      },
      depth: 0,
      overrideAccess: true,
      req: platformReq,
    })
  })
  // Another browser of this account must not get the new rights.
  await endOtherSessions(getPool(req.payload), id, _sid ?? null)
}

const accept = async (req: PayloadRequest, token: string, password: string): Promise<Response> => {
  const { email, name } = await findByLink(req, token)
  const user = signedInUser(req)
  if (user?.email === email) {
    await extendAccount(req, token, user)
    return jsonResponse(200, { email })
  }
  const problem = await findPasswordProblem(password, [name, email])
  if (problem !== undefined) return errorResponse(400, problem, 'newPassword')
  await createAccount(req, token, password)
  return jsonResponse(201, { email })
}

const linkEndpoint = (
  path: string,
  handle: (req: PayloadRequest, fields: Readonly<Record<string, unknown>>) => Promise<Response>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    try {
      return await handle(req, await readJsonObject(req))
    } catch (error) {
      if (!(error instanceof InvitationRefusedError)) throw error
      return error.status === 429
        ? retryLaterResponse(429, error.message, 3600)
        : errorResponse(error.status, error.message, error.field)
    }
  },
})

/**
 * Endpoints for the reader of an invitation (STF-09), who is not signed in: `POST` with the `token` of the link. Only
 * accepting uses the link up; nothing answers a GET, which mail scanners send.
 *
 * `invitation/look` answers what the invitation is about. `invitation/accept` takes the new `password` too, and creates
 * the account; its owner signs in afterwards, by the same door as always. Someone who is signed in with the invited
 * address needs no password and gets the roles. Errors are `{errors: [{message, field}]}` with the field `unknown`,
 * `expired`, `used`, `account` (409: there is an account, sign in first) or `newPassword`; 429 after too many links.
 */
export const acceptInvitationEndpoints: Endpoint[] = [
  linkEndpoint('/invitation/look', (req, fields) => look(req, text(fields['token']))),
  linkEndpoint('/invitation/accept', (req, fields) => accept(req, text(fields['token']), text(fields['password']))),
]
