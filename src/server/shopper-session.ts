import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { cookieOf, siteCookie } from './cookie'
import { database } from './database'

/** Who is signed in on a dealer's site (ACC-01). Not a user of the panel. */
export type Shopper = {
  readonly id: string
  /** As the world dials it. */
  readonly phone: string
  readonly name?: string
  readonly email?: string
  readonly email_confirmed: boolean
}

export const shopperCookie = 'forecourt-shopper'
/** Says to script that somebody is signed in, and nothing else: who is not asks no server about an account. */
const hintCookie = 'forecourt-signed-in'
/** The code a browser was sent: with this cookie alone it may be tried. */
export const codeCookie = 'forecourt-code'
/** Days a sign-in lasts. */
const days = 60
const shape = /^([0-9a-f-]{36})\.(\d{1,9})\.(\d{1,13})\.([\w-]{43})$/

/** The tenant is part of what is signed: a cookie carried to another dealer's host is nobody's there. */
const signature = (tenant: string, said: string): Buffer =>
  createHmac('sha256', `${env.PAYLOAD_SECRET} shopper`).update(`${tenant} ${said}`).digest()

/** The `set-cookie` header that signs a shopper in on this host. `round` is the row's `session_round`. */
export const signInCookie = (
  site: Pick<Site, 'id'>,
  shopper: { readonly id: string; readonly round: number },
): string => {
  const said = `${shopper.id}.${String(shopper.round)}.${String(Date.now() + days * 86_400_000)}`
  return siteCookie(shopperCookie, `${said}.${signature(site.id, said).toString('base64url')}`, days * 86_400)
}

/** The `set-cookie` header that signs out in this browser. */
export const signOutCookie = (): string => siteCookie(shopperCookie, '', 0)

/** The hint beside either of them, which script may read; it opens nothing. */
export const hintFor = (signedIn: boolean): string =>
  siteCookie(hintCookie, signedIn ? '1' : '', signedIn ? days * 86_400 : 0, { script: true })

/** Binds a code to the browser that asked for it; null forgets it. */
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

/** The shopper a cookie names; null for none, a forged or expired one, one of another dealer, or one signed out everywhere. */
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

/** The same, of a request to a route. */
export const shopperOfRequest = (site: Pick<Site, 'id'>, request: Request): Promise<Shopper | null> =>
  shopperOf(site, cookieOf(request, shopperCookie))
