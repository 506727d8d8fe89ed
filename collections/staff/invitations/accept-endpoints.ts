import type { Endpoint, PayloadRequest } from 'payload'
import { listRoleDescriptions } from '@/src/domain/accounts/staff-invitation-email'
import { describeRoles } from '@/src/domain/panel/roles'
import { staffOf } from '@/src/cms/access/roles'
import { errorResponse, jsonResponse, readJsonObject, retryLaterResponse } from '@/src/cms/endpoints'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { consumeRateLimits, refundAttempts } from '@/src/services/limits/count-attempts'
import { findInvitationByToken, type Invitation } from '@/src/services/staff/find-invitation'
import { findPasswordProblem } from '@/src/services/staff/password'
import { text } from '../staff-endpoint'
import { InvitationRefusedError } from './store-invitation'
import { requireOpen, type SignedIn, createAccount, extendAccount } from './accept-invitation'

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
