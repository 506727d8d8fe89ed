import {
  type Endpoint,
  generateExpiredPayloadCookie,
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
} from 'payload'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { endSession, endOtherSessions, extendSession } from '@/src/services/staff/sessions'

type SessionRef = { readonly userId: string; readonly sessionId: string }

/**
 * Makes the owner of a session the user of this request. Returns the fields of Payload's login response: the account as
 * its owner may see it, a token for the session, its expiry (Unix time in seconds) and the cookie with the token.
 */
export const createSignInResult = async (req: PayloadRequest, { userId, sessionId }: SessionRef) => {
  const { config } = req.payload.collections.users
  const { tokenExpiration, depth } = config.auth
  const stored = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true, req })
  const account = { ...stored, collection: 'users' as const, _strategy: 'local-jwt', _sid: sessionId }
  req.user = account
  const user = await req.payload.findByID({ collection: 'users', id: userId, depth, overrideAccess: false, req })
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: stored.email, sid: sessionId, user: account }),
    secret: req.payload.secret,
    tokenExpiration,
  })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  })
  return { exp, token, cookie, user: { ...user, collection: 'users', _strategy: 'local-jwt' } }
}

const jsonResponse = (status: number, body: unknown, cookie?: string): Response =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
  })

const errorResponse = (req: PayloadRequest): Response =>
  jsonResponse(403, { errors: [{ message: req.t('error:notAllowedToPerformAction') }] })

/** The session of this request; null if it is signed out. */
const currentSession = (req: PayloadRequest): SessionRef | null => {
  const { id, _sid } = (req.user ?? {}) as { readonly id?: unknown; readonly _sid?: unknown }
  return typeof id === 'string' && typeof _sid === 'string' ? { userId: id, sessionId: _sid } : null
}

/**
 * `POST /api/users/refresh-token`. Replaces Payload's endpoint, which writes the whole user back; this one only extends
 * the session. 403 if the session has ended.
 */
const refreshEndpoint: Endpoint = {
  path: '/refresh-token',
  method: 'post',
  handler: async (req) => {
    const session = currentSession(req)
    if (!session) return errorResponse(req)
    const { tokenExpiration } = req.payload.collections.users.config.auth
    if (!(await extendSession(getPool(req.payload), session, tokenExpiration))) return errorResponse(req)
    const { exp, token, cookie, user } = await createSignInResult(req, session)
    const message = req.t('authentication:tokenRefreshSuccessful')
    return jsonResponse(
      200,
      { message, exp, refreshedToken: token, setCookie: true, strategy: 'local-jwt', user },
      cookie,
    )
  },
}

/** `POST /api/users/logout`. Replaces Payload's for the same reason. `?allSessions=true` signs out every browser. */
const logoutEndpoint: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    const session = currentSession(req)
    if (!session) return jsonResponse(400, { errors: [{ message: 'You’re not signed in.' }] })
    const db = getPool(req.payload)
    if (req.searchParams.get('allSessions') === 'true') await endOtherSessions(db, session.userId, null)
    else await endSession(db, session.userId, session.sessionId)
    const { config } = req.payload.collections.users
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: config.auth,
      config: req.payload.config,
      cookiePrefix: req.payload.config.cookiePrefix,
    })
    return jsonResponse(200, { message: req.t('authentication:logoutSuccessful') }, cookie)
  },
}

export const sessionEndpoints: Endpoint[] = [refreshEndpoint, logoutEndpoint]
