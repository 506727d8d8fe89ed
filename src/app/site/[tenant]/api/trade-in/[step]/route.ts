import { isGated } from '@/src/domain/accounts/gated-pages'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import type { Site } from '@/src/domain/tenancy/site'
import { formatVehicle } from '@/src/domain/trade-in/progress'
import { REJECTED_FORM_QUERY, rejectedFormCookies, type RejectedForm } from '@/src/server/forms/rejected-form'
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
import {
  findTradeIn,
  isTradeInStep,
  secondsToWaitForTradeIn,
  startTradeIn,
  takeTradeInStep,
} from '@/src/server/trade-in/trade-in'
import { leadOriginOf } from '@/src/site/api/lead-origin'
import { errorResponse, failedResponse, notFoundResponse, signedOutResponse } from '@/src/site/api/responses'
import { postRoute, senderOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

type StepRequest = { readonly site: Site; readonly form: FormBody; readonly json: boolean; readonly request: Request }

const START_PATH = '/cars/trade-in'

const MAX_FORM_BYTES = 40_000

/** The state of a valuation after a step, as JSON (TRD-02). Amounts in dollars. */
const valuationResponse = async (site: Site, id: string, more: object = {}): Promise<Response> => {
  const one = await findTradeIn(site.id, id)
  if (!one) return notFoundResponse()
  const { answer, offer } = one.result
  return toPrivateJson({
    success: true,
    id,
    lead_id: one.lead_id ?? null,
    state: one.state,
    vehicle: formatVehicle(one.result),
    ...(answer.kind === 'estimate'
      ? { low: answer.low_cents / 100, high: answer.high_cents / 100, questions: answer.questions }
      : { reason: answer.kind === 'none' ? answer.reason : answer.kind }),
    ...(one.offer_cents === undefined ? {} : { offer_price: one.offer_cents / 100 }),
    ...(offer ? { adjustments: offer.adjustments } : {}),
    next: `${START_PATH}/${id}`,
    ...more,
  })
}

/** Redirects back to the form with its values and errors. */
const redirectToForm = (path: string, formState: RejectedForm): Response =>
  redirectTo(`${path}${REJECTED_FORM_QUERY}`, rejectedFormCookies(formState))

const startHref = (form: FormBody): string => {
  const vehicle = readFormText(form, 'car_id', 200)
  return /^[a-z0-9-]+$/i.test(vehicle) ? `${START_PATH}?car_id=${vehicle}&` : `${START_PATH}?`
}

type NotStarted = Exclude<Awaited<ReturnType<typeof startTradeIn>>, { readonly kind: 'started' }>

/** The response for a valuation that could not be started, with the form's values and errors. */
const notStartedResponse = ({ form, json }: StepRequest, outcome: NotStarted): Response => {
  const opt_in = form['opt_in'] !== undefined
  if (outcome.kind === 'invalid')
    return json
      ? toPrivateJson({ errors: outcome.errors }, 422)
      : redirectToForm(startHref(form), { values: outcome.values, errors: outcome.errors, opt_in })
  const [status, message] =
    outcome.kind === 'unproven' ? ([403, leadTexts.botCheck] as const) : ([429, leadTexts.tooOften] as const)
  return json
    ? errorResponse(status, message)
    : redirectToForm(startHref(form), { values: readFormTexts(form), errors: {}, message, opt_in })
}

const handleStart = async (stepRequest: StepRequest): Promise<Response> => {
  const { site, form, json, request } = stepRequest
  const shopper = await findRequestShopper(site, request)
  const outcome = await startTradeIn(site, form, leadOriginOf(request, site), shopper?.id ?? null)
  if (outcome.kind !== 'started') return notStartedResponse(stepRequest, outcome)
  if (outcome.token === null)
    return json ? toPrivateJson({ success: true }) : redirectTo('/success', rejectedFormCookies(null))
  if (json) return valuationResponse(site, outcome.token, { event: outcome.event })
  return redirectTo(`${START_PATH}/${outcome.token}?sent=1`, rejectedFormCookies(null))
}

const NO_ANSWER =
  'Our valuation service isn’t available right now. We’ve saved your answers. Please try again, or wait for our call.'

type TradeInStep = Parameters<typeof takeTradeInStep>[1]
type StepFailure = Exclude<
  Awaited<ReturnType<typeof takeTradeInStep>>,
  { readonly kind: 'done' | 'closed' | 'missing' }
>

/** The response for a step that failed, with the form's values and errors. */
const stepFailureResponse = ({ form, json }: StepRequest, path: string, outcome: StepFailure): Response => {
  if (outcome.kind === 'invalid')
    return json ? toPrivateJson({ errors: outcome.errors }, 422) : redirectToForm(path, outcome)
  return json
    ? errorResponse(502, NO_ANSWER)
    : redirectToForm(path, { values: readFormTexts(form), errors: {}, message: NO_ANSWER })
}

const handleStep = async (stepRequest: StepRequest, step: TradeInStep, id: string): Promise<Response> => {
  const { site, form, json } = stepRequest
  const outcome = await takeTradeInStep(site, step, id, form)
  const { kind } = outcome
  if (kind === 'missing') return notFoundResponse()
  const path = `${START_PATH}/${id}`
  if (kind === 'invalid' || kind === 'unavailable')
    return stepFailureResponse(stepRequest, `${path}?step=${step}&`, outcome as StepFailure)
  if (json)
    return kind === 'done'
      ? valuationResponse(site, id)
      : errorResponse(409, 'This step of the valuation is already complete.')
  return redirectTo(step === 'accept' && kind === 'done' ? `${path}?sent=1` : path, rejectedFormCookies(null))
}

/** Refuses signed-out shoppers if trade-ins require a sign-in; the page itself redirects to the sign-in and back. */
const requireSignIn = async ({ site, form, json, request }: StepRequest): Promise<Response | null> => {
  if (!isGated(site.switches.accounts, 'trade-in') || (await findRequestShopper(site, request))) return null
  return json ? signedOutResponse() : redirectTo(startHref(form).slice(0, -1))
}

const TOKEN_PATTERN = /^[\w-]{43}$/

const handleRequest = async (stepRequest: StepRequest, step: string): Promise<Response> => {
  const refusal = await requireSignIn(stepRequest)
  if (refusal) return refusal
  if (step === 'valuation')
    return stepRequest.site.switches.trade_in.offered ? handleStart(stepRequest) : notFoundResponse()
  const id = readFormText(stepRequest.form, 'id', 100)
  if (!TOKEN_PATTERN.test(id) || !isTradeInStep(step)) return notFoundResponse()
  const wait = await secondsToWaitForTradeIn(stepRequest.site, senderOf(stepRequest.request))
  if (wait > 0) return errorResponse(429, leadTexts.tooOften, { 'retry-after': String(wait) })
  return handleStep(stepRequest, step, id)
}

const failureResponse = ({ form, json }: Pick<StepRequest, 'form' | 'json'>, step: string): Response => {
  if (json) return failedResponse()
  const id = readFormText(form, 'id', 100)
  const path = step !== 'valuation' && TOKEN_PATTERN.test(id) ? `${START_PATH}/${id}?step=${step}&` : startHref(form)
  return redirectToForm(path, {
    values: readFormTexts(form),
    errors: {},
    message: leadTexts.failed,
    opt_in: form['opt_in'] !== undefined,
  })
}

/**
 * The steps of a valuation (TRD-02): `valuation` with plate, state, kilometres and contact details; `facts` and `rego`
 * if the provider needs them; `adjustments` with `{id, adjustmentAnswers}`; `accept` with `{id, lead_id}`. Scripts get
 * JSON, a plain form a redirect. Amounts in the request are ignored. 404 for an unknown `id`, and if online estimates are
 * switched off. A dealer who takes no more trade-ins still keeps to the valuations that have begun.
 */
export const POST = postRoute(
  {
    isOffered: ({ switches }) => switches.vehicle.trade_in,
    body: (request) => readFormBody(request, MAX_FORM_BYTES),
    failed: ({ request, params: { step = '' }, body }) =>
      failureResponse({ form: body, json: wantsJson(request) }, step),
  },
  ({ request, site, params: { step = '' }, body }) =>
    handleRequest({ site, form: body, json: wantsJson(request), request }, step),
)
