import { pbkdf2, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  addDataAndFileToRequest,
  AuthenticationError,
  type Endpoint,
  generatePayloadCookie,
  LockedAuth,
  type PayloadRequest,
} from 'payload'
import type { Pool } from 'pg'
import { env } from '@/src/env'
import { secondsToWait, takeBack } from '@/src/services/limits/count'
import { newKnown, passwordTries, readKnown } from './sign-in-tries'

/** Names a browser in which an account was signed in to before. */
export const knownCookie = 'forecourt-known'
const year = 365 * 86_400

/** What Payload takes to compare a password (3.90: `generatePasswordSaltHash`). */
const work = { iterations: 600_000, bytes: 32 }
const derive = promisify(pbkdf2)
/** Milliseconds a refusal takes at least: what the tables do for an account that exists does not show. */
const leastRefusal = 500

const cookieOf = (req: PayloadRequest, name: string): string =>
  (req.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const exists = async ({ payload }: PayloadRequest, email: string): Promise<boolean> =>
  (await payload.db.count({ collection: 'users', where: { email: { equals: email } } })).totalDocs > 0

type Asked = { readonly email: string; readonly password: string }

/** Payload's own sign-in. An account that is not there is refused as slowly as a wrong password. */
const signIn = async (req: PayloadRequest, { email, password }: Asked) => {
  if (email !== '' && password.trim() !== '' && !(await exists(req, email))) {
    await derive(password, randomBytes(32).toString('hex'), work.iterations, work.bytes, 'sha256')
    throw new AuthenticationError(req.t)
  }
  return req.payload.login({ collection: 'users', data: { email, password }, req, depth: 0, overrideAccess: false })
}

const minutes = (seconds: number): string => {
  const whole = Math.ceil(seconds / 60)
  return whole === 1 ? 'a minute' : `${String(whole)} minutes`
}

const cookies = (req: PayloadRequest, email: string, token: string | undefined): Headers => {
  const { auth } = req.payload.collections.users.config
  const headers = new Headers({ 'cache-control': 'no-store' })
  const own = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: token ?? '',
  })
  const secure = env.PUBLIC_URL.startsWith('https:') ? ' Secure;' : ''
  const known = `${knownCookie}=${newKnown(req.payload.secret, email)}; Path=/api/users; HttpOnly; SameSite=Lax;${secure} Max-Age=${String(year)}`
  headers.append('set-cookie', own)
  headers.append('set-cookie', known)
  return headers
}

const tooOften = (wait: number): Response =>
  Response.json(
    { errors: [{ message: `That was too often. Please try again in ${minutes(wait)}.` }] },
    { status: 429, headers: { 'cache-control': 'no-store', 'retry-after': String(wait) } },
  )

/**
 * `POST /api/users/login` (ADM-01), in place of Payload's: 401 for a wrong password, an unknown address and a locked
 * account, word for word and about as fast; 429 for who has tried too often, whether or not there is such an account.
 */
const handler = async (req: PayloadRequest): Promise<Response> => {
  const began = Date.now()
  await addDataAndFileToRequest(req)
  const email = text(req.data?.['email']).toLowerCase().trim()
  const asked = { email, password: text(req.data?.['password']) }
  const known = readKnown(req.payload.secret, email, cookieOf(req, knownCookie))
  const tries = passwordTries({ email, sender: req.headers.get('x-forwarded-for') ?? '', known })
  const { pool } = req.payload.db as unknown as { readonly pool: Pool }
  const wait = await secondsToWait(pool, tries)
  if (wait > 0) return tooOften(wait)
  try {
    const { token, exp, user } = await signIn(req, asked)
    await takeBack(pool, tries)
    const body = { message: req.t('authentication:passed'), exp, token, user }
    return Response.json(body, { headers: cookies(req, email, token) })
  } catch (error) {
    await sleep(Math.max(0, leastRefusal - (Date.now() - began)))
    throw error instanceof LockedAuth ? new AuthenticationError(req.t) : error
  }
}

export const signInEndpoint: Endpoint = { path: '/login', method: 'post', handler }
