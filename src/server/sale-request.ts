import 'server-only'
import type { SaleForm } from '@/src/domain/sales/payer-fields'
import { keepForm, type KeptForm } from './kept-form'
import { fromElsewhere, posted } from './posted'

/** A form of sales has some short fields; what is longer is not one. */
const mostBytes = 20_000

/** The form of a request, as a browser or as JSON sends it; null for one of another site, and for what is none. */
export const saleForm = async (request: Request): Promise<SaleForm | null> => {
  if (fromElsewhere(request)) return null
  return posted(request, mostBytes)
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
