import { setTimeout as sleep } from 'node:timers/promises'
import {
  addDataAndFileToRequest,
  AuthenticationError,
  type Endpoint,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { Pool } from 'pg'
import { env } from '@/src/env'
import { secondsToWait, uncount } from '@/src/services/limits/count'
import { poolOf } from '@/src/services/pool'
import { isPasswordOf, type StoredPassword } from '@/src/services/staff/password-hash'
import { beginSession, endSessionsBut } from '@/src/services/staff/sessions'
import { membershipsOf } from '../shared/roles'
import { noteInChangeLog } from './note'
import { askSecondFactor, type Outcome, ownerOf } from './second-factor'
import { signedInAnswer } from './session-endpoints'
import { newKnown, passwordAttempts, readKnown } from './sign-in-attempts'
import { storedUser } from './stored-user'

/** Marks a browser in which an account signed in before. */
export const knownCookie = 'forecourt-known'
const YEAR_SECONDS = 365 * 86_400

/** Minimum duration of a refusal in milliseconds, so that its duration does not reveal whether the account exists. */
const LEAST_REFUSAL = 500

const cookieOf = (req: PayloadRequest, name: string): string =>
  (req.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

type Account = StoredPassword & { readonly id: string }

const accountOf = async (db: Pool, email: string): Promise<Account | null> => {
  const { rows } = await db.query<Account>('SELECT id, hash, salt FROM users WHERE email = $1', [email])
  return rows[0] ?? null
}

const refuseEmpty = (req: PayloadRequest, fields: Readonly<Record<'email' | 'password', string>>): void => {
  const empty = (['email', 'password'] as const).filter((name) => fields[name].trim() === '')
  const errors = empty.map((path) => ({ path, message: req.t('validation:required') }))
  if (errors.length > 0) throw new ValidationError({ collection: 'users', errors }, req.t)
}

const minutes = (seconds: number): string => {
  const whole = Math.ceil(seconds / 60)
  return whole === 1 ? 'a minute' : `${String(whole)} minutes`
}

const knownCookieOf = (req: PayloadRequest, email: string): string => {
  const secure = env.PUBLIC_URL.startsWith('https:') ? ' Secure;' : ''
  return `${knownCookie}=${newKnown(req.payload.secret, email)}; Path=/api/users; HttpOnly; SameSite=Lax;${secure} Max-Age=${String(YEAR_SECONDS)}`
}

const refuse = (status: number, error: object, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ errors: [error] }, { status, headers: { 'cache-control': 'no-store', ...headers } })

const tooOften = (wait: number, what: string): Response =>
  refuse(429, { message: `${what} Please try again in ${minutes(wait)}.` }, { 'retry-after': String(wait) })

const refusal = (outcome: Exclude<Outcome, { readonly kind: 'passed' }>): Response => {
  if (outcome.kind === 'refused') return tooOften(outcome.wait, 'Too many wrong codes.')
  const setUp = outcome.step === 'set up' ? outcome.setUp : null
  return refuse(401, { message: outcome.message, data: { secondFactor: { step: outcome.step, ...setUp } } })
}

type Passed = { readonly userId: string; readonly email: string; readonly sender: string } & Extract<
  Outcome,
  { readonly kind: 'passed' }
>

const signIn = async (req: PayloadRequest, { userId, email, sender, recoveryCodes }: Passed): Promise<Response> => {
  const db = poolOf(req.payload)
  const seconds = req.payload.collections.users.config.auth.tokenExpiration
  const userAgent = req.headers.get('user-agent') ?? ''
  const sessionId = await beginSession(db, { userId, seconds, sender, userAgent })
  if (recoveryCodes) {
    // The user just switched on a second factor. Someone else who had the password must not stay signed in.
    await endSessionsBut(db, userId, sessionId)
    await noteInChangeLog(req, { userId, what: 'Second factor switched on' })
  }
  const { cookie, ...signedIn } = await signedInAnswer(req, { userId, sessionId })
  const headers = new Headers({ 'cache-control': 'no-store' })
  headers.append('set-cookie', cookie)
  headers.append('set-cookie', knownCookieOf(req, email))
  const message = req.t('authentication:passed')
  return Response.json({ message, ...signedIn, ...(recoveryCodes ? { recoveryCodes } : {}) }, { headers })
}

/**
 * `POST /api/users/login` (ADM-01). Replaces Payload's endpoint. 401 for a wrong password and for an unknown address,
 * with the same message and a similar duration; 401 with `data.secondFactor` after the correct password if a code is
 * required, with a new secret if the second factor must be set up; 429 after too many attempts, whether or not the
 * account exists. No transaction is open while the password is compared, which takes a quarter of a second.
 */
const handler = async (req: PayloadRequest): Promise<Response> => {
  const began = Date.now()
  await addDataAndFileToRequest(req)
  const email = text(req.data?.['email']).toLowerCase().trim()
  const password = text(req.data?.['password'])
  refuseEmpty(req, { email, password })
  const known = readKnown(req.payload.secret, email, cookieOf(req, knownCookie))
  const sender = req.headers.get('x-forwarded-for') ?? ''
  const db = poolOf(req.payload)
  const attempts = passwordAttempts({ email, sender, known })
  const wait = await secondsToWait(db, attempts)
  if (wait > 0) return tooOften(wait, 'That was too often.')
  const account = await accountOf(db, email)
  const user = (await isPasswordOf(account, password)) && account ? await storedUser(req, account.id) : null
  if (!user) {
    await sleep(Math.max(0, LEAST_REFUSAL - (Date.now() - began)))
    throw new AuthenticationError(req.t)
  }
  // The password was correct. Wrong codes have their own limit.
  await uncount(db, attempts)
  const role = { platformAdmin: user.platformAdmin === true, memberships: membershipsOf(user) }
  const tried = { owner: ownerOf(req, user), code: text(req.data?.['code']).trim(), known }
  const outcome = await askSecondFactor(db, tried, role)
  if (outcome.kind !== 'passed') return refusal(outcome)
  return signIn(req, { ...outcome, userId: user.id, email, sender })
}

export const signInEndpoint: Endpoint = { path: '/login', method: 'post', handler }
