import 'server-only'
import { env } from '@/src/env'

const secure = env.PUBLIC_URL.startsWith('https:') ? ' Secure;' : ''

/**
 * The `set-cookie` header of a cookie of one site, for so many seconds; 0 forgets it. An installation reached by https never
 * sends it over a plain line. `script`: script may read it, so it opens nothing.
 */
export const siteCookie = (name: string, value: string, seconds: number, { script = false } = {}): string =>
  `${name}=${value}; Path=/;${script ? '' : ' HttpOnly;'} SameSite=Lax;${secure} Max-Age=${String(seconds)}`

/** A cookie of a request to a route; undefined for none. */
export const cookieOf = (request: Request, name: string): string | undefined =>
  (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
