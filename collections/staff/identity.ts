import { sql } from '@payloadcms/db-postgres'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { loadSecondFactor } from '@/src/services/staff/second-factor'
import {
  IDENTITY_CONFIRMED_SECONDS,
  confirmIdentity,
  confirmedSecondsLeft,
} from '@/src/services/staff/confirmed-identity'
import { executeInTransaction } from '@/src/cms/access/transaction'
import { checkIdentity, staffEndpoint, type StaffRequest } from './staff-endpoint'
import { errorResponse, jsonResponse } from '@/src/cms/endpoints'

/** Checks whether this session signed in, or confirmed password and code, within the last 15 minutes. */
export const isIdentityConfirmed = async (req: PayloadRequest): Promise<boolean> => {
  const { _sid: session } = (req.user ?? {}) as { readonly _sid?: string }
  // In this request's transaction, because the request already holds a connection.
  const { rows } = await executeInTransaction(
    req,
    sql`SELECT 1 FROM users_sessions s LEFT JOIN staff_sign_ins n ON n.session_id = s.id
        WHERE s.id = ${session ?? ''}
        AND greatest(s.created_at, n.identity_confirmed_at) > now() - make_interval(secs => ${IDENTITY_CONFIRMED_SECONDS})`,
  )
  return rows.length > 0
}

/** Throws 403 unless the identity was confirmed, which is required for giving roles (STF-09). */
export const requireConfirmedIdentity = async (req: PayloadRequest): Promise<void> => {
  if (await isIdentityConfirmed(req)) return
  const message = 'Enter your own password to confirm it’s you, then save again. Your changes are still here.'
  throw new APIError(message, 403, null, true)
}

const identityState = async ({ req, owner, session }: StaffRequest): Promise<Response> => {
  const db = getPool(req.payload)
  const { isOn } = await loadSecondFactor(db, owner.userId)
  return jsonResponse(200, { secondsLeft: await confirmedSecondsLeft(db, session), isCodeNeeded: isOn })
}

const confirmIdentityOfRequester = async (request: StaffRequest): Promise<Response> => {
  const { req, owner, session } = request
  const refusal = await checkIdentity(request)
  if (refusal) return refusal
  if (session === null) return errorResponse(403, SIGN_IN_REQUIRED)
  await confirmIdentity(getPool(req.payload), { userId: owner.userId, sessionId: session })
  return identityState(request)
}

/**
 * `GET /api/users/identity` answers `{secondsLeft, isCodeNeeded}`: for how many seconds the session may still create
 * accounts and give roles, and whether a confirmation needs a code too. `POST` with `password` and `code` confirms, and
 * answers the same.
 */
export const identityEndpoints: Endpoint[] = [
  staffEndpoint('get', '/identity', identityState),
  staffEndpoint('post', '/identity', confirmIdentityOfRequester),
]
