import { leadTexts, type LeadErrors } from '@/src/domain/leads/parse-lead'
import type { CompleteLeadResult } from '@/src/domain/leads/submitted-lead'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { REJECTED_FORM_QUERY, rejectedFormCookies } from '@/src/server/forms/rejected-form'
import { findPersonalFinanceVehicle, handlePersonalFinance } from '@/src/server/finance/personalised-finance'
import {
  redirectTo,
  type FormBody,
  readFormBody,
  readFormText,
  readFormTexts,
  toPrivateJson,
  wantsJson,
} from '@/src/server/forms/posted-form'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { errorResponse, failedResponse, signedOutResponse } from '@/src/site/api/responses'
import { postRoute, senderOf } from '@/src/site/api/route'
import { successHref } from '@/src/site/api/success-href'

export const dynamic = 'force-dynamic'

const pageHref = (vehicle: Vehicle): string => `/personalised/finance?car_id=${vehicle.id}`

const redirectBack = (
  vehicle: Vehicle,
  form: FormBody,
  feedback: { errors?: LeadErrors; message?: string },
): Response => {
  const opt_in = form['opt_in'] !== undefined
  return redirectTo(
    `${pageHref(vehicle)}&${REJECTED_FORM_QUERY}`,
    rejectedFormCookies({ values: readFormTexts(form), errors: {}, ...feedback, opt_in }),
  )
}

const nextHref = ({ lead_id }: { readonly lead_id: string }, vehicle: Vehicle): string =>
  successHref({ lead_id, car_id: vehicle.slug, request: 'finance' })

const toJsonResponse = (outcome: CompleteLeadResult, vehicle: Vehicle): Response => {
  if (outcome.kind === 'invalid') return toPrivateJson({ errors: outcome.errors }, 422)
  if (outcome.kind === 'rate-limited') return errorResponse(429, leadTexts.tooOften)
  if (outcome.kind === 'unproven') return errorResponse(403, leadTexts.botCheck)
  const { lead_id, category, event } = outcome
  return toPrivateJson({ success: true, lead_id, category, event, next: nextHref(outcome, vehicle) })
}

const toPageResponse = (outcome: CompleteLeadResult, vehicle: Vehicle, form: FormBody): Response => {
  if (outcome.kind === 'invalid') return redirectBack(vehicle, form, { errors: outcome.errors })
  if (outcome.kind === 'rate-limited') return redirectBack(vehicle, form, { message: leadTexts.tooOften })
  if (outcome.kind === 'unproven') return redirectBack(vehicle, form, { message: leadTexts.botCheck })
  return redirectTo(nextHref(outcome, vehicle), rejectedFormCookies(null))
}

const MAX_FORM_BYTES = 40_000

/**
 * `POST /api/personalised-finance` (FIN-06): a finance lead for a vehicle with an NVIC, from a signed-in shopper. 404
 * for any other vehicle, and if the dealer does not offer this.
 */
export const POST = postRoute(
  {
    isOffered: ({ switches }) => switches.accounts.personalised_finance,
    body: (request) => readFormBody(request, MAX_FORM_BYTES),
    find: ({ site, body }) => findPersonalFinanceVehicle(site, readFormText(body, 'car_id', 200)),
    shopper: findRequestShopper,
    // The page itself redirects to the sign-in and back.
    signedOut: ({ request, found }) => (wantsJson(request) ? signedOutResponse() : redirectTo(pageHref(found))),
    failed: ({ request, body, found }) =>
      wantsJson(request) ? failedResponse() : redirectBack(found, body, { message: leadTexts.failed }),
  },
  async ({ request, site, body, found: vehicle, shopper }) => {
    const outcome = await handlePersonalFinance(site, vehicle, shopper, body, {
      sender: senderOf(request),
      user_agent: request.headers.get('user-agent'),
      url: `${site.url}/personalised/finance`,
    })
    return wantsJson(request) ? toJsonResponse(outcome, vehicle) : toPageResponse(outcome, vehicle, body)
  },
)
