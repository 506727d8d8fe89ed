import type { Endpoint, PayloadRequest } from 'payload'
import type { LimitName } from '@/src/domain/net/limits'
import { secondsToWait, uncount } from '@/src/services/limits/count'
import { poolOf } from '@/src/services/pool'
import { isPasswordOf, type StoredPassword } from '@/src/services/staff/password-hash'
import { type Owner, passSecondFactor, secondFactorOf } from '@/src/services/staff/second-factor'
import { staffOf } from '../shared/roles'
import { codeProblem, ownerOf } from './second-factor'

export const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** `field` is the name of the form field at which the message is shown. */
export const refuse = (status: number, message: string, field?: string): Response =>
  answer(status, { errors: [{ message, ...(field === undefined ? {} : { field }) }] })

const wrongPassword = 'That is not your password.'
const tooOften = 'That was too often. Please try again in an hour.'

type SignedIn = { readonly id: string; readonly email: string; readonly _sid?: string }

export type Asked = {
  readonly req: PayloadRequest
  readonly owner: Owner
  /** The id of this request's session; null for tokens without one. */
  readonly session: string | null
  readonly fields: Readonly<Record<string, unknown>>
}

const fieldsOf = async (req: PayloadRequest): Promise<Asked['fields']> => {
  const body: unknown = req.method === 'POST' ? await req.json?.().catch(() => null) : null
  return typeof body === 'object' && body !== null ? (body as Asked['fields']) : {}
}

/**
 * Creates an endpoint for signed-in staff. Errors are `{errors: [{message, field}]}`: 401 if signed out, 403 for a
 * wrong password or code, 429 after too many attempts.
 */
export const staffEndpoint = (
  method: 'get' | 'post',
  path: string,
  handle: (asked: Asked) => Promise<Response>,
): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    const staff = staffOf(req)
    if (staff === null) return refuse(401, 'Sign in first.')
    const user = req.user as unknown as SignedIn
    return handle({ req, owner: ownerOf(req, user), session: user._sid ?? null, fields: await fieldsOf(req) })
  },
})

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns `refusal` if the check fails, and counts it against the limit; null if it passes. */
export const refusalUnless = async (
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

/** The stored hash and salt of a user's password; null if the account does not exist. */
export const storedPassword = async (req: PayloadRequest, userId: string): Promise<StoredPassword | null> => {
  const { rows } = await poolOf(req.payload).query<StoredPassword>('SELECT hash, salt FROM users WHERE id = $1', [
    userId,
  ])
  return rows[0] ?? null
}

export const refusalOfPassword = (asked: Asked): Promise<Response | null> =>
  refusalUnless(
    asked,
    'wrongPasswordsByAccount',
    async () => isPasswordOf(await storedPassword(asked.req, asked.owner.userId), text(asked.fields['password'])),
    refuse(403, wrongPassword, 'password'),
  )

export const refusalOfCode = (asked: Asked): Promise<Response | null> =>
  refusalUnless(
    asked,
    'secondFactorTriesByAccount',
    () => passSecondFactor(poolOf(asked.req.payload), asked.owner, text(asked.fields['code']), Date.now()),
    refuse(403, codeProblem(text(asked.fields['code'])), 'code'),
  )

/** Requires the requester's own password, and a code if they have a second factor. */
export const refusalOfIdentity = async (asked: Asked): Promise<Response | null> => {
  const { isOn } = await secondFactorOf(poolOf(asked.req.payload), asked.owner.userId)
  return (await refusalOfPassword(asked)) ?? (isOn ? refusalOfCode(asked) : null)
}
