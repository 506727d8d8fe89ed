import { poolOf } from '@/src/services/pool'
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
import { env } from '@/src/env'
import { secondsToWait, takeBack } from '@/src/services/limits/count'
import { endSessionsBut, noteSignIn } from '@/src/services/staff/sessions'
import { noteInChangeLog } from './note'
import { answerAsked, SecondFactorAsked } from './second-factor'
import { sessionIdOf } from './session-id'
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

type SignedIn = Awaited<ReturnType<typeof signIn>> & { readonly email: string; readonly sender: string }

/** Notes from where somebody signed in, and answers with their session and what a new second factor brought. */
const welcome = async (req: PayloadRequest, { token, exp, user, email, sender }: SignedIn): Promise<Response> => {
  const sessionId = sessionIdOf(token)
  const userAgent = req.headers.get('user-agent') ?? ''
  if (sessionId !== undefined && user !== undefined)
    await noteSignIn(poolOf(req.payload), { sessionId, userId: String(user.id), sender, userAgent })
  const { recoveryCodes } = req.context
  // A second factor was switched on just now: whoever else has the password is signed in no longer.
  if (recoveryCodes !== undefined && user !== undefined) {
    await endSessionsBut(poolOf(req.payload), String(user.id), sessionId ?? null)
    await noteInChangeLog(req, { userId: String(user.id), what: 'Second factor switched on' })
  }
  const message = req.t('authentication:passed')
  return Response.json(
    { message, exp, token, user, ...(recoveryCodes === undefined ? {} : { recoveryCodes }) },
    { headers: cookies(req, email, token) },
  )
}

/**
 * `POST /api/users/login` (ADM-01), in place of Payload's: 401 for a wrong password, an unknown address and a locked
 * account, word for word and about as fast; 401 with `data.secondFactor` where the password was right and the code of the
 * second factor is asked for (`second-factor.ts`); 429 for who has tried too often, whether or not there is such an account.
 */
const handler = async (req: PayloadRequest): Promise<Response> => {
  const began = Date.now()
  await addDataAndFileToRequest(req)
  const email = text(req.data?.['email']).toLowerCase().trim()
  const asked = { email, password: text(req.data?.['password']) }
  const known = readKnown(req.payload.secret, email, cookieOf(req, knownCookie))
  const sender = req.headers.get('x-forwarded-for') ?? ''
  const tries = passwordTries({ email, sender, known })
  const wait = await secondsToWait(poolOf(req.payload), tries)
  if (wait > 0) return tooOften(wait)
  try {
    const signedIn = await signIn(req, asked)
    await takeBack(poolOf(req.payload), tries)
    return await welcome(req, { ...signedIn, email, sender })
  } catch (error) {
    if (error instanceof SecondFactorAsked) {
      // The password was right. Wrong codes have a limit of their own.
      await takeBack(poolOf(req.payload), tries)
      return answerAsked(req, error)
    }
    await sleep(Math.max(0, leastRefusal - (Date.now() - began)))
    throw error instanceof LockedAuth ? new AuthenticationError(req.t) : error
  }
}

export const signInEndpoint: Endpoint = { path: '/login', method: 'post', handler }
