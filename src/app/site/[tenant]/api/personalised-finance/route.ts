import { leadTexts } from '@/src/domain/leads/parse-lead'
import type { CompleteLeadResult } from '@/src/domain/leads/submitted-lead'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { rejectedFormCookies } from '@/src/server/forms/rejected-form'
import { findPersonalFinanceVehicle, handlePersonalFinance } from '@/src/server/finance/personalised-finance'
import { log } from '@/src/platform/log'
import {
  isCrossSite,
  redirectTo,
  type FormBody,
  readFormBody,
  readFormText,
  readFormTexts,
  toPrivateJson,
  wantsJson,
} from '@/src/server/forms/posted-form'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'
import { errorResponse } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

const pageHref = (vehicle: Vehicle): string => `/personalised/finance?car_id=${vehicle.id}`

const redirectBack = (
  vehicle: Vehicle,
  form: FormBody,
  feedback: { errors?: LeadErrors; message?: string },
): Response => {
  const opt_in = form['opt_in'] !== undefined
  return redirectTo(
    `${pageHref(vehicle)}&problem=1#problem`,
    rejectedFormCookies({ values: readFormTexts(form), errors: {}, ...feedback, opt_in }),
  )
}
type LeadErrors = Readonly<Record<string, string>>

const toJsonResponse = (outcome: CompleteLeadResult): Response => {
  if (outcome.kind === 'wrong') return toPrivateJson({ errors: outcome.errors }, 422)
  if (outcome.kind === 'wait') return errorResponse(429, leadTexts.tooOften)
  if (outcome.kind === 'unproven') return errorResponse(403, leadTexts.botCheck)
  return toPrivateJson({ success: true, lead_id: outcome.lead_id, category: outcome.category, event: outcome.event })
}

const toPageResponse = (outcome: CompleteLeadResult, vehicle: Vehicle, form: FormBody): Response => {
  if (outcome.kind === 'wrong') return redirectBack(vehicle, form, { errors: outcome.errors })
  if (outcome.kind === 'wait') return redirectBack(vehicle, form, { message: leadTexts.tooOften })
  if (outcome.kind === 'unproven') return redirectBack(vehicle, form, { message: leadTexts.botCheck })
  return redirectTo('/success', rejectedFormCookies(null))
}

const handleForm = async (site: Site, vehicle: Vehicle, form: FormBody, request: Request): Promise<Response> => {
  const json = wantsJson(request)
  try {
    const shopper = await findRequestShopper(site, request)
    // The page itself redirects to the sign-in and back.
    if (!shopper) return json ? errorResponse(401, 'Please sign in.') : redirectTo(pageHref(vehicle))
    const outcome = await handlePersonalFinance(site, vehicle, shopper, form, {
      sender: request.headers.get('x-forwarded-for'),
      user_agent: request.headers.get('user-agent'),
      url: `${site.url}/personalised/finance`,
    })
    return json ? toJsonResponse(outcome) : toPageResponse(outcome, vehicle, form)
  } catch (error) {
    log.error({ err: error }, 'A finance lead could not be stored.')
    return json ? errorResponse(503, leadTexts.unexpected) : redirectBack(vehicle, form, { message: leadTexts.failed })
  }
}

/**
 * `POST /api/personalised-finance` (FIN-06): a finance lead for a vehicle with an NVIC, from a signed-in shopper. 404
 * for any other vehicle, and if the dealer does not offer this.
 */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site?.switches.accounts.personalised_finance) return errorResponse(404, 'Not found.')
  if (isCrossSite(request)) return errorResponse(403, 'This form belongs to another site.')
  const form = await readFormBody(request, 40_000)
  if (form === null) return errorResponse(413, leadTexts.failed)
  const vehicle = await findPersonalFinanceVehicle(site, readFormText(form, 'car_id', 200))
  return vehicle ? handleForm(site, vehicle, form, request) : errorResponse(404, 'Not found.')
}
