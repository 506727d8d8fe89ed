import type { Endpoint } from 'payload'
import { getPool } from '@/src/platform/postgres/payload-pool'
import {
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  loadSecondFactor,
} from '@/src/services/staff/second-factor'
import { renewRecoveryCodes } from '@/src/services/staff/recovery-codes'
import { endOtherSessions } from '@/src/services/staff/sessions'
import { staffOf } from '@/src/cms/access/roles'
import { logAccountChange } from './log-account-change'
import { type StaffRequest, checkCode, checkPassword, staffEndpoint, checkWithLimit, text } from './staff-endpoint'
import { errorResponse, jsonResponse } from '@/src/cms/endpoints'
import { codeErrorMessage, needsSecondFactor, toSetUp } from './second-factor'

const beginSetUp = async (request: StaffRequest): Promise<Response> => {
  const refusal = await checkPassword(request)
  if (refusal) return refusal
  const setUp = await startSecondFactor(getPool(request.req.payload), request.owner)
  return setUp ? jsonResponse(200, toSetUp(setUp)) : errorResponse(409, 'Your second factor is already on.')
}

const confirmSetUp = async (request: StaffRequest): Promise<Response> => {
  const { req, owner, session, fields } = request
  let recoveryCodes: readonly string[] | null = null
  const isRight = async (): Promise<boolean> => {
    recoveryCodes = await confirmSecondFactor(getPool(req.payload), owner, text(fields['code']), Date.now())
    return recoveryCodes !== null
  }
  const wrong = errorResponse(403, codeErrorMessage(text(fields['code'])), 'code')
  const refusal = await checkWithLimit(request, 'secondFactorTriesByAccount', isRight, wrong)
  if (refusal) return refusal
  // Someone else who had the password must not stay signed in.
  await endOtherSessions(getPool(req.payload), owner.userId, session)
  await logAccountChange(req, { userId: owner.userId, what: 'Second factor switched on' })
  return jsonResponse(200, { recoveryCodes })
}

const renewCodes = async (request: StaffRequest): Promise<Response> =>
  (await checkCode(request)) ??
  jsonResponse(200, { recoveryCodes: await renewRecoveryCodes(getPool(request.req.payload), request.owner) })

const removeOwnSecondFactor = async (request: StaffRequest): Promise<Response> => {
  const staff = staffOf(request.req)
  if (staff && needsSecondFactor(staff))
    return errorResponse(403, 'Your role requires a second factor, so you can’t switch it off.')
  const refusal = (await checkPassword(request)) ?? (await checkCode(request))
  if (refusal) return refusal
  await removeSecondFactor(getPool(request.req.payload), request.owner.userId)
  await logAccountChange(request.req, { userId: request.owner.userId, what: 'Second factor switched off' })
  return jsonResponse(200, {})
}

/**
 * Endpoints for the requester's own second factor (STF-09). Errors as in `staff-endpoint.ts`; 409 if it is already on.
 */
export const ownAccountEndpoints: Endpoint[] = [
  staffEndpoint('get', '/second-factor', async ({ req, owner }) => {
    const state = await loadSecondFactor(getPool(req.payload), owner.userId)
    return jsonResponse(200, {
      ...state,
      isNeeded: needsSecondFactor({ platformAdmin: false, memberships: [], ...staffOf(req) }),
    })
  }),
  staffEndpoint('post', '/second-factor/begin', beginSetUp),
  staffEndpoint('post', '/second-factor/confirm', confirmSetUp),
  staffEndpoint('post', '/second-factor/recovery-codes', renewCodes),
  staffEndpoint('post', '/second-factor/remove', removeOwnSecondFactor),
]
