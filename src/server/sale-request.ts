import 'server-only'
import type { SaleForm } from '@/src/domain/sales/payer-fields'
import { keepForm, type KeptForm } from './kept-form'
import { fromElsewhere, posted } from './posted'

/** Forms of sales have a few short fields. */
const mostBytes = 20_000

/** Reads the form of a request, sent by a browser or as JSON; null if it came from another site or is no form. */
export const saleForm = async (request: Request): Promise<SaleForm | null> => {
  if (fromElsewhere(request)) return null
  return posted(request, mostBytes)
}

/** Returns a text of a form, trimmed and shortened. */
export const formText = (form: SaleForm, name: string): string => {
  const value = form[name]
  return typeof value === 'string' ? value.trim().slice(0, 200) : ''
}

/** The answer of a sales endpoint: where to go next, and what to store in this browser. */
export type SaleAnswer = {
  /** A path of this site, or the provider's page. */
  readonly to: string
  /** The rejected form, for the page it returns to; a stored one is deleted if absent. */
  readonly kept?: KeptForm
  readonly cookies?: readonly string[]
  /** Of a JSON answer. */
  readonly status?: number
  readonly body?: object
}

const noStore = { 'cache-control': 'no-store' }

/** Answers a script in JSON, and a plain form with a redirect. */
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
