import { poolOf } from '@/src/services/pool'
import { AuthenticationError, type Endpoint, type PayloadRequest } from 'payload'
import { browserName } from '@/src/domain/accounts/browser-name'
import { type LimitName } from '@/src/domain/net/limits'
import { secondsToWait, takeBack } from '@/src/services/limits/count'
import {
  beginSecondFactor,
  confirmSecondFactor,
  type Owner,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
  passSecondFactor,
} from '@/src/services/staff/second-factor'
import { endSession, endSessionsBut, sessionsOf } from '@/src/services/staff/sessions'
import { staffOf } from '../shared/roles'
import { storedUser } from './stored-user'
import { mayEditUser } from './may-edit'
import { noteInChangeLog } from './note'
import { needsSecondFactor, ownerOf, setUpOf, withoutSecondFactor, wrongCode } from './second-factor'
import { sessionIdOf } from './session-id'

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** `field` is the name of the field that the message stands at. */
const refuse = (status: number, message: string, field?: string): Response =>
  answer(status, { errors: [{ message, ...(field === undefined ? {} : { field }) }] })

const wrongPassword = 'That is not your password.'
const tooOften = 'That was too often. Please try again in an hour.'

type SignedIn = { readonly id: string; readonly email: string; readonly _sid?: string }

type Asked = {
  readonly req: PayloadRequest
  readonly owner: Owner
  /** The session that asks; null for a token of another kind. */
  readonly session: string | null
  readonly fields: Readonly<Record<string, unknown>>
}

const fieldsOf = async (req: PayloadRequest): Promise<Asked['fields']> => {
  const body: unknown = req.method === 'POST' ? await req.json?.().catch(() => null) : null
  return typeof body === 'object' && body !== null ? (body as Asked['fields']) : {}
}

/** An endpoint of whoever is signed in, about themselves. */
const own = (method: 'get' | 'post', path: string, handle: (asked: Asked) => Promise<Response>): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    const staff = staffOf(req)
    if (staff === null) return refuse(401, 'Sign in first.')
    const user = req.user as unknown as SignedIn
    return handle({ req, owner: ownerOf(req, user), session: user._sid ?? null, fields: await fieldsOf(req) })
  },
})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Counts a try until it turns out right. Answers a refusal, or null. */
const counted = async (
  { req, owner }: Asked,
  limit: LimitName,
  isRight: () => Promise<boolean>,
  refusal: Response,
): Promise<Response | null> => {
  const tries = [[limit, `${owner.userId} signed in`]] as const
  if ((await secondsToWait(poolOf(req.payload), tries)) > 0) return refuse(429, tooOften)
  if (!(await isRight())) return refusal
  await takeBack(poolOf(req.payload), tries)
  return null
}

/** Payload has no other check of a password than a sign-in, whose session is ended at once. */
const isPassword = async ({ req, owner }: Asked, password: string): Promise<boolean> => {
  if (password === '') return false
  try {
    const data = { email: owner.email, password }
    const { token } = await req.payload.login({ collection: 'users', data, context: { ...withoutSecondFactor } })
    await endSession(poolOf(req.payload), owner.userId, sessionIdOf(token) ?? '')
    return true
  } catch (error) {
    if (error instanceof AuthenticationError) return false
    throw error
  }
}

const checkPassword = (asked: Asked): Promise<Response | null> =>
  counted(
    asked,
    'wrongPasswordsByAccount',
    () => isPassword(asked, text(asked.fields['password'])),
    refuse(403, wrongPassword, 'password'),
  )

const checkCode = (asked: Asked): Promise<Response | null> =>
  counted(
    asked,
    'secondFactorTriesByAccount',
    () => passSecondFactor(poolOf(asked.req.payload), asked.owner, text(asked.fields['code']), Date.now()),
    refuse(403, wrongCode, 'code'),
  )

const note = (req: PayloadRequest, userId: string, what: string) => noteInChangeLog(req, { userId, what })

const begin = async (asked: Asked): Promise<Response> => {
  const refusal = await checkPassword(asked)
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
  const refusal = await counted(asked, 'secondFactorTriesByAccount', isRight, refuse(403, wrongCode, 'code'))
  if (refusal) return refusal
  // Whoever else has the password is not signed in any longer.
  await endSessionsBut(poolOf(req.payload), owner.userId, session)
  await note(req, owner.userId, 'Second factor switched on')
  return answer(200, { recoveryCodes })
}

const renew = async (asked: Asked): Promise<Response> =>
  (await checkCode(asked)) ??
  answer(200, { recoveryCodes: await renewRecoveryCodes(poolOf(asked.req.payload), asked.owner) })

const remove = async (asked: Asked): Promise<Response> => {
  const staff = staffOf(asked.req)
  if (staff && needsSecondFactor(staff)) return refuse(403, 'Your role needs a second factor.')
  const refusal = (await checkPassword(asked)) ?? (await checkCode(asked))
  if (refusal) return refusal
  await removeSecondFactor(poolOf(asked.req.payload), asked.owner.userId)
  await note(asked.req, asked.owner.userId, 'Second factor switched off')
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

/** A colleague lost their phone and their recovery codes: an administrator takes the second factor away. */
const reset: Endpoint = {
  path: '/:id/second-factor/reset',
  method: 'post',
  handler: async (req) => {
    const { id } = req.routeParams ?? {}
    const user = typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id) ? await storedUser(req, id) : null
    if (!user || user.id === staffOf(req)?.id || !(await mayEditUser(req, user.id))) return refuse(404, 'Not found.')
    await removeSecondFactor(poolOf(req.payload), user.id)
    await endSessionsBut(poolOf(req.payload), user.id, null)
    await note(req, user.id, 'Second factor taken away by an administrator')
    return answer(200, {})
  },
}

/**
 * The second factor and the sessions of staff (STF-09), each about whoever is signed in; `reset` alone is about a
 * colleague. Refusals are `{errors: [{message, field}]}`: 401 signed out, 403 for a wrong password or code, 409 where
 * one is on already, 429 after too many tries.
 */
export const staffEndpoints: Endpoint[] = [
  own('get', '/second-factor', async ({ req, owner }) => {
    const state = await secondFactorOf(poolOf(req.payload), owner.userId)
    return answer(200, {
      ...state,
      isNeeded: needsSecondFactor({ platformAdmin: false, memberships: [], ...staffOf(req) }),
    })
  }),
  own('post', '/second-factor/begin', begin),
  own('post', '/second-factor/confirm', confirm),
  own('post', '/second-factor/recovery-codes', renew),
  own('post', '/second-factor/remove', remove),
  reset,
  own('get', '/sessions', listSessions),
  own('post', '/sessions/end', async ({ req, owner, fields }) =>
    (await endSession(poolOf(req.payload), owner.userId, text(fields['id'])))
      ? answer(200, {})
      : refuse(404, 'Not found.'),
  ),
  own('post', '/sessions/end-others', async ({ req, owner, session }) => {
    await endSessionsBut(poolOf(req.payload), owner.userId, session)
    return answer(200, {})
  }),
]
