import 'server-only'
import type { Shopper } from '@/src/domain/accounts/shopper'
import type { Site } from '@/src/domain/tenancy/site'
import { readCookie } from '@/src/domain/net/cookies'
import { createSiteCookie } from '@/src/server/forms/cookie'
import { database } from '@/src/server/database'
import { endSession } from '@/src/services/accounts/shoppers'
import { isSignature, sign } from '@/src/services/signatures'

export const SHOPPER_COOKIE = 'forecourt-shopper'
/** Tells scripts that a shopper is signed in, and nothing else: without it no script requests the account. */
const HINT_COOKIE = 'forecourt-signed-in'
/** Identifies the code that this browser requested: only this browser may enter it. */
export const CODE_COOKIE = 'forecourt-code'
const SESSION_DAYS = 60
const SESSION_PATTERN = /^([0-9a-f-]{36})\.(\d{1,9})\.(\d{1,13})\.([\w-]{43})$/

/** Creates the `set-cookie` header that signs a shopper in on this host. `round` is the row's `session_round`. */
export const createSignInCookie = (
  site: Pick<Site, 'id'>,
  shopper: { readonly id: string; readonly round: number },
): string => {
  const content = `${shopper.id}.${String(shopper.round)}.${String(Date.now() + SESSION_DAYS * 86_400_000)}`
  return createSiteCookie(
    SHOPPER_COOKIE,
    `${content}.${sign('shopper', `${site.id} ${content}`)}`,
    SESSION_DAYS * 86_400,
  )
}

/** Creates the `set-cookie` header that signs out this browser. */
export const createSignOutCookie = (): string => createSiteCookie(SHOPPER_COOKIE, '', 0)

/** Creates the hint cookie that scripts may read; it grants no access. */
export const createHintCookie = (isSignedIn: boolean): string =>
  createSiteCookie(HINT_COOKIE, isSignedIn ? '1' : '', isSignedIn ? SESSION_DAYS * 86_400 : 0, { script: true })

/** Binds a code to the browser that requested it; null deletes the cookie. */
export const createCodeCookie = (id: string | null): string =>
  createSiteCookie(CODE_COOKIE, id ?? '', id === null ? 0 : 4200)

type ShopperRow = {
  readonly id: string
  readonly phone: string
  readonly name: string | null
  readonly email: string | null
  readonly email_confirmed: boolean
}

const toShopper = ({ name, email, ...rest }: ShopperRow): Shopper => ({
  ...rest,
  ...(name ? { name } : {}),
  ...(email ? { email } : {}),
})

type Session = { readonly id: string; readonly round: number; readonly until: number }

/** Reads a cookie; null if it is absent, forged, expired or of another dealer. */
const readSession = (site: Pick<Site, 'id'>, cookie: string | undefined): Session | null => {
  const [, id = '', round = '', until = '', signature = ''] = SESSION_PATTERN.exec(cookie ?? '') ?? []
  const isSigned = id !== '' && isSignature('shopper', `${site.id} ${id}.${round}.${until}`, signature)
  return isSigned && Number(until) >= Date.now() ? { id, round: Number(round), until: Number(until) } : null
}

/** Ends the session of a request to a route, so that a copy of its cookie does not work either. */
export const endRequestSession = async (site: Pick<Site, 'id'>, request: Request): Promise<void> => {
  const session = readSession(site, readCookie(request.headers, SHOPPER_COOKIE))
  if (session) await endSession(await database(), session.id, session.until)
}

/** Finds the shopper of a cookie; null if `readSession` finds none, or if the session was ended. */
export const findShopper = async (site: Pick<Site, 'id'>, cookie: string | undefined): Promise<Shopper | null> => {
  const session = readSession(site, cookie)
  if (!session) return null
  const { rows } = await (
    await database()
  ).query<ShopperRow>(
    `SELECT id, phone, name, email, coalesce(email_confirmed, false) AS email_confirmed FROM shoppers
      WHERE id = $1 AND tenant_id = $2 AND session_round = $3
        AND NOT EXISTS (SELECT 1 FROM ended_shopper_sessions e WHERE e.shopper_id = shoppers.id AND e.expires_at = $4)`,
    [session.id, site.id, session.round, new Date(session.until)],
  )
  return rows[0] ? toShopper(rows[0]) : null
}

/** Finds the shopper of a request to a route. */
export const findRequestShopper = (site: Pick<Site, 'id'>, request: Request): Promise<Shopper | null> =>
  findShopper(site, readCookie(request.headers, SHOPPER_COOKIE))
