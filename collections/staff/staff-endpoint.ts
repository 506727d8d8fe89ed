import type { Endpoint, PayloadRequest } from 'payload'
import type { LimitName } from '@/src/domain/net/rate-limits'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { consumeRateLimits, refundAttempts } from '@/src/services/limits/count-attempts'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { verifyPassword, type StoredPassword } from '@/src/services/staff/verify-password'
import { type SecondFactorOwner, verifySecondFactor, loadSecondFactor } from '@/src/services/staff/second-factor'
import { staffOf } from '@/src/cms/access/roles'
import { errorResponse, readJsonObject } from '@/src/cms/endpoints'
import { codeErrorMessage, toOwner } from './second-factor'

const WRONG_PASSWORD = 'That password isn’t correct. Try again.'
const TOO_MANY_ATTEMPTS = 'Too many attempts. Try again in an hour.'

type SignedInUser = { readonly id: string; readonly email: string; readonly _sid?: string }

export type StaffRequest = {
  readonly req: PayloadRequest
  readonly owner: SecondFactorOwner
  /** The id of this request's session; null for tokens without one. */
  readonly session: string | null
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * Creates an endpoint for signed-in staff. Errors are `{errors: [{message, field}]}`: 401 if signed out, 403 for a
 * wrong password or code, 429 after too many attempts.
 */
export const staffEndpoint = (
  method: 'get' | 'post',
  path: string,
  handle: (request: StaffRequest) => Promise<Response>,
): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    const staff = staffOf(req)
    if (staff === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const user = req.user as SignedInUser
    const fields = req.method === 'POST' ? await readJsonObject(req) : {}
    return handle({ req, owner: toOwner(req, user), session: user._sid ?? null, fields })
  },
})

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns `refusal` if the check fails, and counts it against the limit; null if it passes. */
export const checkWithLimit = async (
  { req, owner }: StaffRequest,
  limit: LimitName,
  isRight: () => Promise<boolean>,
  refusal: Response,
): Promise<Response | null> => {
  const attempts = [[limit, `${owner.userId} signed in`]] as const
  if ((await consumeRateLimits(getPool(req.payload), attempts)) > 0) return errorResponse(429, TOO_MANY_ATTEMPTS)
  if (!(await isRight())) return refusal
  await refundAttempts(getPool(req.payload), attempts)
  return null
}

/** The stored hash and salt of a user's password; null if the account does not exist. */
export const loadStoredPassword = async (req: PayloadRequest, userId: string): Promise<StoredPassword | null> => {
  const { rows } = await getPool(req.payload).query<StoredPassword>('SELECT hash, salt FROM users WHERE id = $1', [
    userId,
  ])
  return rows[0] ?? null
}

export const checkPassword = (request: StaffRequest): Promise<Response | null> =>
  checkWithLimit(
    request,
    'wrongPasswordsByAccount',
    async () =>
      verifyPassword(await loadStoredPassword(request.req, request.owner.userId), text(request.fields['password'])),
    errorResponse(403, WRONG_PASSWORD, 'password'),
  )

export const checkCode = (request: StaffRequest): Promise<Response | null> =>
  checkWithLimit(
    request,
    'secondFactorTriesByAccount',
    () => verifySecondFactor(getPool(request.req.payload), request.owner, text(request.fields['code']), Date.now()),
    errorResponse(403, codeErrorMessage(text(request.fields['code'])), 'code'),
  )

/** Requires the requester's own password, and a code if they have a second factor. */
export const checkIdentity = async (request: StaffRequest): Promise<Response | null> => {
  const { isOn } = await loadSecondFactor(getPool(request.req.payload), request.owner.userId)
  return (await checkPassword(request)) ?? (isOn ? checkCode(request) : null)
}
