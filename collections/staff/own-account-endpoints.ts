import type { Endpoint } from 'payload'
import { browserName } from '@/src/domain/accounts/browser-name'
import { poolOf } from '@/src/services/pool'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from '@/src/services/staff/second-factor'
import { endSession, endSessionsBut, sessionsOf } from '@/src/services/staff/sessions'
import { staffOf } from '../shared/roles'
import { noteInChangeLog } from './note'
import {
  answer,
  type Asked,
  refusalOfCode,
  refusalOfPassword,
  staffEndpoint,
  refusalUnless,
  refuse,
  text,
} from './staff-endpoint'
import { codeProblem, needsSecondFactor, setUpOf } from './second-factor'

const begin = async (asked: Asked): Promise<Response> => {
  const refusal = await refusalOfPassword(asked)
  if (refusal) return refusal
  const begun = await beginSecondFactor(poolOf(asked.req.payload), asked.owner)
  return begun ? answer(200, setUpOf(begun)) : refuse(409, 'Your second factor is on already.')
}

const confirm = async (asked: Asked): Promise<Response> => {
  const { req, owner, session, fields } = asked
  let recoveryCodes: readonly string[] | null = null
  const isRight = async (): Promise<boolean> => {
    recoveryCodes = await confirmSecondFactor(poolOf(req.payload), owner, text(fields['code']), Date.now())
    return recoveryCodes !== null
  }
  const wrong = refuse(403, codeProblem(text(fields['code'])), 'code')
  const refusal = await refusalUnless(asked, 'secondFactorTriesByAccount', isRight, wrong)
  if (refusal) return refusal
  // Someone else who had the password must not stay signed in.
  await endSessionsBut(poolOf(req.payload), owner.userId, session)
  await noteInChangeLog(req, { userId: owner.userId, what: 'Second factor switched on' })
  return answer(200, { recoveryCodes })
}

const renew = async (asked: Asked): Promise<Response> =>
  (await refusalOfCode(asked)) ??
  answer(200, { recoveryCodes: await renewRecoveryCodes(poolOf(asked.req.payload), asked.owner) })

const remove = async (asked: Asked): Promise<Response> => {
  const staff = staffOf(asked.req)
  if (staff && needsSecondFactor(staff)) return refuse(403, 'Your role needs a second factor.')
  const refusal = (await refusalOfPassword(asked)) ?? (await refusalOfCode(asked))
  if (refusal) return refusal
  await removeSecondFactor(poolOf(asked.req.payload), asked.owner.userId)
  await noteInChangeLog(asked.req, { userId: asked.owner.userId, what: 'Second factor switched off' })
  return answer(200, {})
}

const listSessions = async ({ req, owner, session }: Asked): Promise<Response> => {
  const sessions = await sessionsOf(poolOf(req.payload), owner.userId)
  return answer(200, {
    sessions: sessions.map(({ userAgent, ...one }) => ({
      ...one,
      browser: browserName(userAgent),
      isCurrent: one.id === session,
    })),
  })
}

/**
 * Endpoints for the requester's own second factor and sessions (STF-09). Errors as in `staff-endpoint.ts`; 409 if the
 * second factor is already on; 404 for a session that is not theirs.
 */
export const ownAccountEndpoints: Endpoint[] = [
  staffEndpoint('get', '/second-factor', async ({ req, owner }) => {
    const state = await secondFactorOf(poolOf(req.payload), owner.userId)
    return answer(200, {
      ...state,
      isNeeded: needsSecondFactor({ platformAdmin: false, memberships: [], ...staffOf(req) }),
    })
  }),
  staffEndpoint('post', '/second-factor/begin', begin),
  staffEndpoint('post', '/second-factor/confirm', confirm),
  staffEndpoint('post', '/second-factor/recovery-codes', renew),
  staffEndpoint('post', '/second-factor/remove', remove),
  staffEndpoint('get', '/sessions', listSessions),
  staffEndpoint('post', '/sessions/end', async ({ req, owner, fields }) =>
    (await endSession(poolOf(req.payload), owner.userId, text(fields['id'])))
      ? answer(200, {})
      : refuse(404, 'Not found.'),
  ),
  staffEndpoint('post', '/sessions/end-others', async ({ req, owner, session }) => {
    await endSessionsBut(poolOf(req.payload), owner.userId, session)
    return answer(200, {})
  }),
]
