import type { PayloadRequest } from 'payload'
import { env } from '@/src/env'
import { createKnownBrowserToken } from './sign-in-attempts'

/** Marks a browser in which an account signed in before. */
export const KNOWN_BROWSER_COOKIE = 'forecourt-known'
const YEAR_SECONDS = 365 * 86_400

export const readCookie = (req: PayloadRequest, name: string): string =>
  (req.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

export const buildKnownBrowserCookie = (req: PayloadRequest, email: string): string => {
  const secure = env.PUBLIC_URL.startsWith('https:') ? ' Secure;' : ''
  return `${KNOWN_BROWSER_COOKIE}=${createKnownBrowserToken(req.payload.secret, email)}; Path=/api/users; HttpOnly; SameSite=Lax;${secure} Max-Age=${String(YEAR_SECONDS)}`
}
