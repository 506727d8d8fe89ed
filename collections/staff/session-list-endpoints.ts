import type { Endpoint, PayloadRequest } from 'payload'
import { findCurrentTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { browserName } from '@/src/domain/accounts/browser-name'
import { formatZonedMoment } from '@/src/domain/time/format-moment'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { endSession, endOtherSessions, listStaffSessions } from '@/src/services/staff/sessions'
import { errorResponse, jsonResponse } from '@/src/cms/endpoints'
import { ACCOUNT_NOT_FOUND, findEditableUser } from './find-editable-user'
import { logAccountChange } from './log-account-change'
import { type StaffRequest, staffEndpoint, text } from './staff-endpoint'

const SESSION_ENDED = 'This session has already ended.'

const listSessions = async (req: PayloadRequest, userId: string, current: string | null): Promise<Response> => {
  const sessions = await listStaffSessions(getPool(req.payload), userId)
  const timezone = await findCurrentTimeZone(req)
  return jsonResponse(200, {
    sessions: sessions.map(({ userAgent, signedInAt, ...one }) => ({
      ...one,
      // By the clocks of the page around it.
      since: formatZonedMoment(signedInAt, timezone),
      browser: browserName(userAgent),
      isCurrent: one.id === current,
    })),
  })
}

const endOwnSession = async ({ req, owner, fields }: StaffRequest): Promise<Response> =>
  (await endSession(getPool(req.payload), owner.userId, text(fields['id'])))
    ? jsonResponse(200, {})
    : errorResponse(404, SESSION_ENDED)

const endOwnOthers = async ({ req, owner, session }: StaffRequest): Promise<Response> => {
  await endOtherSessions(getPool(req.payload), owner.userId, session)
  return jsonResponse(200, {})
}

/** Ends one session of a colleague, or all of them, such as after they left or lost a device. */
const endColleagueSessions = async ({ req, owner, session, fields }: StaffRequest): Promise<Response> => {
  const user = await findEditableUser(req)
  if (!user) return errorResponse(404, ACCOUNT_NOT_FOUND)
  const db = getPool(req.payload)
  const id = text(fields['id'])
  if (id === '') await endOtherSessions(db, user.id, user.id === owner.userId ? session : null)
  else if (!(await endSession(db, user.id, id))) return errorResponse(404, SESSION_ENDED)
  const what = id === '' ? 'Signed out everywhere by an administrator' : 'Signed out of a browser by an administrator'
  if (user.id !== owner.userId) await logAccountChange(req, { userId: user.id, what })
  return jsonResponse(200, {})
}

/**
 * Endpoints that list and end sessions (STF-09): the requester's own, and those of a colleague whose account they may
 * edit. `end` without an `id` ends all of a colleague's. 404 for another's session or account.
 */
export const sessionListEndpoints: Endpoint[] = [
  staffEndpoint('get', '/sessions', ({ req, owner, session }) => listSessions(req, owner.userId, session)),
  staffEndpoint('post', '/sessions/end', endOwnSession),
  staffEndpoint('post', '/sessions/end-others', endOwnOthers),
  staffEndpoint('get', '/:id/sessions', async ({ req, session }) => {
    const user = await findEditableUser(req)
    return user ? listSessions(req, user.id, session) : errorResponse(404, ACCOUNT_NOT_FOUND)
  }),
  staffEndpoint('post', '/:id/sessions/end', endColleagueSessions),
]
