import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { cookieOf, siteCookie } from './cookie'
import { database } from './database'

/** A shopper signed in on a dealer's site (ACC-01). Not a user of the panel. */
export type Shopper = {
  readonly id: string
  /** E.164. */
  readonly phone: string
  readonly name?: string
  readonly email?: string
  readonly email_confirmed: boolean
}

export const shopperCookie = 'forecourt-shopper'
/** Tells scripts that a shopper is signed in, and nothing else: without it no script requests the account. */
const hintCookie = 'forecourt-signed-in'
/** Identifies the code that this browser requested: only this browser may enter it. */
export const codeCookie = 'forecourt-code'
const days = 60
const shape = /^([0-9a-f-]{36})\.(\d{1,9})\.(\d{1,13})\.([\w-]{43})$/

/** Signs the tenant too, so that a cookie is invalid on another dealer's host. */
const signature = (tenant: string, said: string): Buffer =>
  createHmac('sha256', `${env.PAYLOAD_SECRET} shopper`).update(`${tenant} ${said}`).digest()

/** Creates the `set-cookie` header that signs a shopper in on this host. `round` is the row's `session_round`. */
export const signInCookie = (
  site: Pick<Site, 'id'>,
  shopper: { readonly id: string; readonly round: number },
): string => {
  const said = `${shopper.id}.${String(shopper.round)}.${String(Date.now() + days * 86_400_000)}`
  return siteCookie(shopperCookie, `${said}.${signature(site.id, said).toString('base64url')}`, days * 86_400)
}

/** Creates the `set-cookie` header that signs out this browser. */
export const signOutCookie = (): string => siteCookie(shopperCookie, '', 0)

/** Creates the hint cookie that scripts may read; it grants no access. */
export const hintFor = (signedIn: boolean): string =>
  siteCookie(hintCookie, signedIn ? '1' : '', signedIn ? days * 86_400 : 0, { script: true })

/** Binds a code to the browser that requested it; null deletes the cookie. */
export const codeBound = (id: string | null): string => siteCookie(codeCookie, id ?? '', id === null ? 0 : 4200)

type Row = {
  readonly id: string
  readonly phone: string
  readonly name: string | null
  readonly email: string | null
  readonly email_confirmed: boolean
}

const fromRow = ({ name, email, ...rest }: Row): Shopper => ({
  ...rest,
  ...(name ? { name } : {}),
  ...(email ? { email } : {}),
})

/** Finds the shopper of a cookie; null if it is absent, forged, expired, of another dealer or signed out everywhere. */
export const shopperOf = async (site: Pick<Site, 'id'>, cookie: string | undefined): Promise<Shopper | null> => {
  const found = shape.exec(cookie ?? '')
  if (!found) return null
  const [, id = '', round = '', until = '', given = ''] = found
  const right = signature(site.id, `${id}.${round}.${until}`)
  if (!timingSafeEqual(right, Buffer.from(given, 'base64url')) || Number(until) < Date.now()) return null
  const { rows } = await (
    await database()
  ).query<Row>(
    'SELECT id, phone, name, email, coalesce(email_confirmed, false) AS email_confirmed FROM shoppers WHERE id = $1 AND tenant_id = $2 AND session_round = $3',
    [id, site.id, Number(round)],
  )
  return rows[0] ? fromRow(rows[0]) : null
}

/** Finds the shopper of a request to a route. */
export const shopperOfRequest = (site: Pick<Site, 'id'>, request: Request): Promise<Shopper | null> =>
  shopperOf(site, cookieOf(request, shopperCookie))
