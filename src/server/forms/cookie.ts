import 'server-only'
import { env } from '@/src/env'

const secureAttribute = env.PUBLIC_URL.startsWith('https:') ? ' Secure;' : ''

/**
 * Creates a `set-cookie` header for one site. `seconds` is the lifetime; 0 deletes the cookie. An installation reached
 * by https sends it over https only. `script`: scripts may read it, so it must not grant access to anything.
 */
export const createSiteCookie = (name: string, value: string, seconds: number, { script = false } = {}): string =>
  `${name}=${value}; Path=/;${script ? '' : ' HttpOnly;'} SameSite=Lax;${secureAttribute} Max-Age=${String(seconds)}`
