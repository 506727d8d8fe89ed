import { setTimeout as sleep } from 'node:timers/promises'
import {
  addDataAndFileToRequest,
  AuthenticationError,
  type Endpoint,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { Pool } from 'pg'
import { consumeRateLimits, refundAttempts } from '@/src/services/limits/count-attempts'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { verifyPassword, type StoredPassword } from '@/src/services/staff/verify-password'
import { startSession, endOtherSessions } from '@/src/services/staff/sessions'
import { membershipsOf } from '@/src/cms/access/roles'
import { logAccountChange } from './log-account-change'
import { requireSecondFactor, type SecondFactorResult, toOwner } from './second-factor'
import { createSignInResult } from './session-endpoints'
import { passwordAttempts } from './sign-in-attempts'
import { loadUser } from './load-user'
import { buildKnownBrowserCookie, findKnownBrowser } from './known-browser'

/** Minimum duration of a refusal in milliseconds, so that its duration does not reveal whether the account exists. */
const MIN_REFUSAL_MS = 500

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

type Account = StoredPassword & { readonly id: string }

const findAccount = async (db: Pool, email: string): Promise<Account | null> => {
  const { rows } = await db.query<Account>('SELECT id, hash, salt FROM users WHERE email = $1', [email])
  return rows[0] ?? null
}

const refuseEmpty = (req: PayloadRequest, fields: Readonly<Record<'email' | 'password', string>>): void => {
  const empty = (['email', 'password'] as const).filter((name) => fields[name].trim() === '')
  const errors = empty.map((path) => ({ path, message: req.t('validation:required') }))
  if (errors.length > 0) throw new ValidationError({ collection: 'users', errors }, req.t)
}

const formatMinutes = (seconds: number): string => {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${String(count)} minutes`
}

const errorResponse = (status: number, error: object, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ errors: [error] }, { status, headers: { 'cache-control': 'no-store', ...headers } })

const tooManyAttempts = (wait: number, what: string): Response =>
  errorResponse(429, { message: `${what} Try again in ${formatMinutes(wait)}.` }, { 'retry-after': String(wait) })

const secondFactorResponse = (outcome: Exclude<SecondFactorResult, { readonly kind: 'passed' }>): Response => {
  if (outcome.kind === 'refused') return tooManyAttempts(outcome.wait, 'Too many wrong codes.')
  const setUp = outcome.step === 'set up' ? outcome.setUp : null
  return errorResponse(401, { message: outcome.message, data: { secondFactor: { step: outcome.step, ...setUp } } })
}

type PassedSignIn = { readonly userId: string; readonly email: string; readonly sender: string } & Extract<
  SecondFactorResult,
  { readonly kind: 'passed' }
>

const answerSignIn = async (
  req: PayloadRequest,
  { userId, email, sender, recoveryCodes }: PassedSignIn,
): Promise<Response> => {
  const db = getPool(req.payload)
  const seconds = req.payload.collections.users.config.auth.tokenExpiration
  const userAgent = req.headers.get('user-agent') ?? ''
  const sessionId = await startSession(db, { userId, seconds, sender, userAgent })
  if (recoveryCodes) {
    // The user just switched on a second factor. Someone else who had the password must not stay signed in.
    await endOtherSessions(db, userId, sessionId)
    await logAccountChange(req, { userId, what: 'Second factor switched on' })
  }
  const { cookie, ...signedIn } = await createSignInResult(req, { userId, sessionId })
  const headers = new Headers({ 'cache-control': 'no-store' })
  headers.append('set-cookie', cookie)
  headers.append('set-cookie', buildKnownBrowserCookie(req, email))
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
  const startedAt = Date.now()
  await addDataAndFileToRequest(req)
  const email = text(req.data?.['email']).toLowerCase().trim()
  const password = text(req.data?.['password'])
  refuseEmpty(req, { email, password })
  const known = findKnownBrowser(req, email)
  const sender = req.headers.get('x-forwarded-for') ?? ''
  const db = getPool(req.payload)
  const attempts = passwordAttempts({ email, sender, known })
  const wait = await consumeRateLimits(db, attempts)
  if (wait > 0) return tooManyAttempts(wait, 'Too many attempts.')
  const account = await findAccount(db, email)
  const user = (await verifyPassword(account, password)) && account ? await loadUser(req, account.id) : null
  if (!user) {
    await sleep(Math.max(0, MIN_REFUSAL_MS - (Date.now() - startedAt)))
    throw new AuthenticationError(req.t)
  }
  // The password was correct. Wrong codes have their own limit.
  await refundAttempts(db, attempts)
  const role = { platformAdmin: user.platformAdmin === true, memberships: membershipsOf(user) }
  const attempt = { owner: toOwner(req, user), code: text(req.data?.['code']).trim(), known }
  const outcome = await requireSecondFactor(db, attempt, role)
  if (outcome.kind !== 'passed') return secondFactorResponse(outcome)
  return answerSignIn(req, { ...outcome, userId: user.id, email, sender })
}

export const signInEndpoint: Endpoint = { path: '/login', method: 'post', handler }
