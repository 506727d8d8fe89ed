import 'server-only'
import type { SaleForm } from '@/src/domain/sales/payer-fields'
import type { Site } from '@/src/domain/tenancy/site'
import { keepForm, type KeptForm } from './kept-form'

/** A form of sales has some short fields; what is longer is not one. */
const mostBytes = 20_000

/** Whether a form was sent from a page of this site: where a browser says whence, it must be here. */
const isOwn = (request: Request, site: Pick<Site, 'url'>): boolean => {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === request.headers.get('host') || host === new URL(site.url).host
}

const objectOf = (text: string): SaleForm | null => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as SaleForm) : null
  } catch {
    return null
  }
}

/** The form of a request, as a browser or as JSON sends it; null for one of another site, and for what is none. */
export const saleForm = async (request: Request, site: Pick<Site, 'url'>): Promise<SaleForm | null> => {
  if (!isOwn(request, site)) return null
  const text = await request.text()
  if (text.length > mostBytes) return null
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : objectOf(text)
}

/** A text of a form, trimmed and no longer than anything that is asked for. */
export const formText = (form: SaleForm, name: string): string => {
  const value = form[name]
  return typeof value === 'string' ? value.trim().slice(0, 200) : ''
}

/** What an endpoint of sales answers: where to go on, and what is remembered in this browser. */
export type SaleAnswer = {
  /** A path of this site, or the provider's page. */
  readonly to: string
  /** What was typed, for the page that is gone back to; forgotten where nothing is given. */
  readonly kept?: KeptForm
  readonly cookies?: readonly string[]
  /** Of an answer as JSON. */
  readonly status?: number
  readonly body?: object
}

const noStore = { 'cache-control': 'no-store' }

/** JSON to script, and to a plain form the next page. */
export const saleResponse = (
  request: Request,
  { to, kept, cookies = [], status = 200, body: more }: SaleAnswer,
): Response => {
  if (request.headers.get('accept')?.includes('application/json') === true) {
    const body = kept ? { errors: kept.errors, message: kept.message, location: to } : { location: to }
    const headers = new Headers(noStore)
    for (const cookie of cookies) headers.append('set-cookie', cookie)
    return Response.json({ ...body, ...more }, { status, headers })
  }
  const headers = new Headers({ ...noStore, location: to })
  for (const cookie of [...keepForm(kept ?? null), ...cookies]) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

export const notTaken = (): Response => new Response('Bad request.\n', { status: 400, headers: noStore })
export const notThere = (): Response => new Response('Not found.\n', { status: 404, headers: noStore })

/** A cookie of a request to a route. */
export const cookieOf = (request: Request, name: string): string | undefined =>
  (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
