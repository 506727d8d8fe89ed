import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { readCookie } from '@/src/domain/net/cookies'
import { env } from '@/src/env'

const sign = (secret: string, email: string, id: string): Buffer =>
  createHmac('sha256', `${secret} known browser`).update(`${email} ${id}`).digest()

/** Creates the token of a known browser. It grants no access, and is valid for this account only. */
export const createKnownBrowserToken = (secret: string, email: string): string => {
  const id = randomBytes(12).toString('base64url')
  return `${id}.${sign(secret, email, id).toString('base64url')}`
}

/** Returns the id in the token of a known browser; empty if the token is forged or belongs to another account. */
export const readKnownBrowserToken = (secret: string, email: string, token: string): string => {
  const [id = '', signature = ''] = token.split('.')
  const [expected, claimed] = [sign(secret, email, id), Buffer.from(signature, 'base64url')]
  return claimed.length === expected.length && timingSafeEqual(expected, claimed) ? id : ''
}

/** Marks a browser in which an account signed in before. */
const KNOWN_BROWSER_COOKIE = 'forecourt-known'
const YEAR_SECONDS = 365 * 86_400

/** The id of a browser in which this account signed in before; empty for any other. */
export const findKnownBrowser = (req: PayloadRequest, email: string): string =>
  readKnownBrowserToken(req.payload.secret, email, readCookie(req.headers, KNOWN_BROWSER_COOKIE) ?? '')

export const buildKnownBrowserCookie = (req: PayloadRequest, email: string): string => {
  const secure = env.PUBLIC_URL.startsWith('https:') ? ' Secure;' : ''
  return `${KNOWN_BROWSER_COOKIE}=${createKnownBrowserToken(req.payload.secret, email)}; Path=/api/users; HttpOnly; SameSite=Lax;${secure} Max-Age=${String(YEAR_SECONDS)}`
}
