import 'server-only'
import type { SaleForm } from '@/src/domain/sales/payer-fields'
import { rejectedFormCookies, type RejectedForm } from '@/src/server/forms/rejected-form'
import { readFormTexts, wantsJson } from '@/src/server/forms/posted-form'

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
  if (wantsJson(request)) {
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

type SaleProblem = { readonly to: string; readonly message: string; readonly status: number }

/** Answers a form that failed as a whole, with the page that shows the message and everything that was filled in. */
export const toSaleProblem = (request: Request, form: SaleForm, { to, message, status }: SaleProblem): Response => {
  const { bot_check: _, ...values } = readFormTexts(form)
  return toSaleResponse(request, { to, rejectedForm: { values, errors: {}, message }, status })
}
