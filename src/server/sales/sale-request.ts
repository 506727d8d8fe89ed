import 'server-only'
import type { SaleForm } from '@/src/domain/sales/payer-fields'
import { rejectedFormCookies, type RejectedForm } from '@/src/server/forms/rejected-form'
import { isCrossSite, readFormBody } from '@/src/server/forms/posted-form'

/** Forms of sales have a few short fields. */
const MAX_FORM_BYTES = 20_000

/** Reads the form of a request, sent by a browser or as JSON; null if it came from another site or is no form. */
export const readSaleRequest = async (request: Request): Promise<SaleForm | null> => {
  if (isCrossSite(request)) return null
  return readFormBody(request, MAX_FORM_BYTES)
}

/** The answer of a sales endpoint: where to go next, and what to store in this browser. */
export type SaleAnswer = {
  /** A path of this site, or the provider's page. */
  readonly to: string
  /** The rejected form, for the page it returns to; a stored one is deleted if absent. */
  readonly rejectedForm?: RejectedForm
  readonly cookies?: readonly string[]
  /** Of a JSON answer. */
  readonly status?: number
  readonly body?: object
}

const noStore = { 'cache-control': 'no-store' }

/** Answers a script in JSON, and a plain form with a redirect. */
export const toSaleResponse = (
  request: Request,
  { to, rejectedForm, cookies = [], status = 200, body: extraBody }: SaleAnswer,
): Response => {
  if (request.headers.get('accept')?.includes('application/json') === true) {
    const body = rejectedForm
      ? { errors: rejectedForm.errors, message: rejectedForm.message, location: to }
      : { location: to }
    const headers = new Headers(noStore)
    for (const cookie of cookies) headers.append('set-cookie', cookie)
    return Response.json({ ...body, ...extraBody }, { status, headers })
  }
  const headers = new Headers({ ...noStore, location: to })
  for (const cookie of [...rejectedFormCookies(rejectedForm ?? null), ...cookies]) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

export const badRequestResponse = (): Response => new Response('Bad request.\n', { status: 400, headers: noStore })
export const notFoundResponse = (): Response => new Response('Not found.\n', { status: 404, headers: noStore })
