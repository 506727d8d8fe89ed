import { poolOf } from '@/src/services/pool'
import type { Endpoint, PayloadRequest } from 'payload'
import { browserName } from '@/src/domain/accounts/browser-name'
import { type LimitName } from '@/src/domain/net/limits'
import { secondsToWait, uncount } from '@/src/services/limits/count'
import {
  beginSecondFactor,
  confirmSecondFactor,
  type Owner,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
  passSecondFactor,
} from '@/src/services/staff/second-factor'
import { isPasswordOf, type StoredPassword } from '@/src/services/staff/password-hash'
import { confirmSession, endSession, endSessionsBut, sessionsOf } from '@/src/services/staff/sessions'
import { staffOf } from '../shared/roles'
import { CONFIRM_FIRST, hasConfirmedIdentity } from './confirmed-identity'
import { storedUser } from './stored-user'
import { mayEditUser } from './may-edit'
import { noteInChangeLog } from './note'
import { needsSecondFactor, ownerOf, setUpOf, wrongCode } from './second-factor'

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

/** An endpoint for all signed-in staff, each about their own account. */
const ownEndpoint = (method: 'get' | 'post', path: string, handle: (asked: Asked) => Promise<Response>): Endpoint => ({
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

/** Refuses what is not right, counting it against a limit; null where it is right. */
const refusalUnless = async (
  { req, owner }: Asked,
  limit: LimitName,
  isRight: () => Promise<boolean>,
  refusal: Response,
): Promise<Response | null> => {
  const attempts = [[limit, `${owner.userId} signed in`]] as const
  if ((await secondsToWait(poolOf(req.payload), attempts)) > 0) return refuse(429, tooOften)
  if (!(await isRight())) return refusal
  await uncount(poolOf(req.payload), attempts)
  return null
}

const isPassword = async ({ req, owner }: Asked, password: string): Promise<boolean> => {
  const { rows } = await poolOf(req.payload).query<StoredPassword>('SELECT hash, salt FROM users WHERE id = $1', [
    owner.userId,
  ])
  return isPasswordOf(rows[0] ?? null, password)
}

const checkPassword = (asked: Asked): Promise<Response | null> =>
  refusalUnless(
    asked,
    'wrongPasswordsByAccount',
    () => isPassword(asked, text(asked.fields['password'])),
    refuse(403, wrongPassword, 'password'),
  )

const checkCode = (asked: Asked): Promise<Response | null> =>
  refusalUnless(
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
  const refusal = await refusalUnless(asked, 'secondFactorTriesByAccount', isRight, refuse(403, wrongCode, 'code'))
  if (refusal) return refusal
  // Somebody else who had the password must not stay signed in.
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

/** Whether the code is right where one is needed: without a second factor the password is enough. */
const checkCodeIfOn = async (asked: Asked): Promise<Response | null> =>
  (await secondFactorOf(poolOf(asked.req.payload), asked.owner.userId)).isOn ? checkCode(asked) : null

const confirmIdentity = async (asked: Asked): Promise<Response> => {
  const { req, owner, session } = asked
  const refusal = (await checkPassword(asked)) ?? (await checkCodeIfOn(asked))
  if (refusal) return refusal
  if (session === null) return refuse(403, 'Sign in first.')
  await confirmSession(poolOf(req.payload), { userId: owner.userId, sessionId: session })
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
    if (!(await hasConfirmedIdentity(req))) return refuse(403, CONFIRM_FIRST)
    await removeSecondFactor(poolOf(req.payload), user.id)
    await endSessionsBut(poolOf(req.payload), user.id, null)
    await note(req, user.id, 'Second factor taken away by an administrator')
    return answer(200, {})
  },
}

/**
 * The second factor and the sessions of staff (STF-09), each about one's own account; `reset` alone is about a colleague's.
 * Refusals are `{errors: [{message, field}]}`: 401 signed out, 403 for a wrong password or code, 409 where
 * one is on already, 429 after too many tries.
 */
export const staffEndpoints: Endpoint[] = [
  ownEndpoint('get', '/second-factor', async ({ req, owner }) => {
    const state = await secondFactorOf(poolOf(req.payload), owner.userId)
    return answer(200, {
      ...state,
      isNeeded: needsSecondFactor({ platformAdmin: false, memberships: [], ...staffOf(req) }),
    })
  }),
  ownEndpoint('post', '/second-factor/begin', begin),
  ownEndpoint('post', '/second-factor/confirm', confirm),
  ownEndpoint('post', '/second-factor/recovery-codes', renew),
  ownEndpoint('post', '/second-factor/remove', remove),
  reset,
  ownEndpoint('post', '/identity', confirmIdentity),
  ownEndpoint('get', '/sessions', listSessions),
  ownEndpoint('post', '/sessions/end', async ({ req, owner, fields }) =>
    (await endSession(poolOf(req.payload), owner.userId, text(fields['id'])))
      ? answer(200, {})
      : refuse(404, 'Not found.'),
  ),
  ownEndpoint('post', '/sessions/end-others', async ({ req, owner, session }) => {
    await endSessionsBut(poolOf(req.payload), owner.userId, session)
    return answer(200, {})
  }),
]
