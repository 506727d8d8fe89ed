import { isGated } from '@/src/domain/accounts/gated'
import { leadTexts } from '@/src/domain/leads/read-lead'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleText } from '@/src/domain/trade-in/progress'
import { keepForm, type KeptForm } from '@/src/server/kept-form'
import type { LeadOrigin } from '@/src/server/leads'
import {
  fromElsewhere,
  goTo,
  type Posted,
  posted,
  postedText,
  postedTexts,
  privateJson,
  wantsJson,
} from '@/src/server/posted'
import { shopperOfRequest } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import {
  acceptOffer,
  answerAdjustments,
  giveFacts,
  giveRego,
  type StepOutcome,
  valueAgain,
} from '@/src/server/trade-in-steps'
import { valuationAt } from '@/src/server/valuation-store'
import { startValuation, valuationWait } from '@/src/server/valuations'
import { refused } from '../../answer'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string; readonly step: string }> }
type Asked = { readonly site: Site; readonly form: Posted; readonly json: boolean; readonly request: Request }

const start = '/cars/trade-in'

const steps: Readonly<Record<string, (site: Site, id: string, form: Posted) => Promise<StepOutcome>>> = {
  facts: giveFacts,
  rego: giveRego,
  again: valueAgain,
  adjustments: answerAdjustments,
  accept: acceptOffer,
}

const originOf = (request: Request, site: Site): LeadOrigin => {
  const referer = request.headers.get('referer')
  return {
    sender: request.headers.get('x-forwarded-for'),
    user_agent: request.headers.get('user-agent'),
    url: referer !== null && URL.canParse(referer) ? `${site.url}${new URL(referer).pathname}` : null,
  }
}

/** The state of a valuation after a step, as JSON (TRD-02). Amounts in dollars. */
const resultOf = async (site: Site, id: string, more: object = {}): Promise<Response> => {
  const one = await valuationAt(site.id, id)
  if (!one) return refused(404, 'Not found.')
  const { told, offer } = one.result
  return privateJson({
    success: true,
    id,
    lead_id: one.lead_id ?? null,
    state: one.state,
    vehicle: vehicleText(one.result),
    ...(told.kind === 'estimate'
      ? { low: told.low_cents / 100, high: told.high_cents / 100, questions: told.questions }
      : { reason: told.kind === 'none' ? told.reason : told.kind }),
    ...(one.offer_cents === undefined ? {} : { offer_price: one.offer_cents / 100 }),
    ...(offer ? { adjustments: offer.adjustments } : {}),
    next: `${start}/${id}`,
    ...more,
  })
}

/** Redirects back to the form with its values and errors. */
const again = (path: string, kept: KeptForm): Response => goTo(`${path}problem=1#problem`, keepForm(kept))

const startPath = (form: Posted): string => {
  const car = postedText(form, 'car_id', 200)
  return /^[a-z0-9-]+$/i.test(car) ? `${start}?car_id=${car}&` : `${start}?`
}

type NotStarted = Exclude<Awaited<ReturnType<typeof startValuation>>, { readonly kind: 'started' }>

/** The response for a valuation that could not be started, with the form's values and errors. */
const notStarted = ({ form, json }: Asked, outcome: NotStarted): Response => {
  const opt_in = form['opt_in'] !== undefined
  if (outcome.kind === 'wrong')
    return json
      ? privateJson({ errors: outcome.errors }, 422)
      : again(startPath(form), { values: outcome.values, errors: outcome.errors, opt_in })
  const [status, message] =
    outcome.kind === 'unproven' ? ([403, leadTexts.botCheck] as const) : ([429, leadTexts.tooOften] as const)
  return json
    ? refused(status, message)
    : again(startPath(form), { values: postedTexts(form), errors: {}, message, opt_in })
}

const startStep = async (asked: Asked): Promise<Response> => {
  const { site, form, json, request } = asked
  const shopper = await shopperOfRequest(site, request)
  const outcome = await startValuation(site, form, originOf(request, site), shopper?.id ?? null)
  if (outcome.kind !== 'started') return notStarted(asked, outcome)
  if (outcome.token === null) return json ? privateJson({ success: true }) : goTo('/success', keepForm(null))
  if (json) return resultOf(site, outcome.token, { event: outcome.event })
  return goTo(`${start}/${outcome.token}?sent=1`, keepForm(null))
}

const noAnswer = 'Our valuations do not answer just now. Your answers are kept: please try again, or wait for our call.'

type Troubled = Exclude<StepOutcome, { readonly kind: 'done' | 'closed' | 'missing' }>

/** The response for a step that failed, with the form's values and errors. */
const troubled = ({ form, json }: Asked, path: string, outcome: Troubled): Response => {
  if (outcome.kind === 'wrong') return json ? privateJson({ errors: outcome.errors }, 422) : again(path, outcome)
  return json ? refused(502, noAnswer) : again(path, { values: postedTexts(form), errors: {}, message: noAnswer })
}

const nextStep = async (asked: Asked, step: string, id: string): Promise<Response> => {
  const { site, form, json } = asked
  const outcome = (await steps[step]?.(site, id, form)) ?? { kind: 'missing' }
  const { kind } = outcome
  if (kind === 'missing') return refused(404, 'Not found.')
  const path = `${start}/${id}`
  if (kind === 'wrong' || kind === 'down') return troubled(asked, `${path}?step=${step}&`, outcome as Troubled)
  if (json) return kind === 'done' ? resultOf(site, id) : refused(409, 'This valuation is past that step.')
  return goTo(step === 'accept' && kind === 'done' ? `${path}?sent=1` : path, keepForm(null))
}

/** Refuses signed-out shoppers if trade-ins require a sign-in; the page itself redirects to the sign-in and back. */
const shutOut = async ({ site, form, json, request }: Asked): Promise<Response | null> => {
  if (!isGated(site.switches.accounts, 'trade-in') || (await shopperOfRequest(site, request))) return null
  return json ? refused(401, 'Please sign in.') : goTo(startPath(form).slice(0, -1))
}

const isToken = /^[\w-]{43}$/

const take = async (asked: Asked, step: string): Promise<Response> => {
  const shut = await shutOut(asked)
  if (shut) return shut
  if (step === 'valuation') return startStep(asked)
  const id = postedText(asked.form, 'id', 100)
  if (!isToken.test(id) || !Object.hasOwn(steps, step)) return refused(404, 'Not found.')
  const wait = await valuationWait(asked.site, asked.request.headers.get('x-forwarded-for'))
  if (wait > 0) return refused(429, leadTexts.tooOften, { 'retry-after': String(wait) })
  return nextStep(asked, step, id)
}

const failed = ({ form, json }: Pick<Asked, 'form' | 'json'>, step: string): Response => {
  if (json) return refused(503, leadTexts.unexpected)
  const id = postedText(form, 'id', 100)
  const path = step !== 'valuation' && isToken.test(id) ? `${start}/${id}?step=${step}&` : startPath(form)
  return again(path, {
    values: postedTexts(form),
    errors: {},
    message: leadTexts.failed,
    opt_in: form['opt_in'] !== undefined,
  })
}

/**
 * The steps of a valuation (TRD-02): `valuation` with plate, state, kilometres and contact details; `facts` and `rego`
 * if the provider needs them; `adjustments` with `{id, adjustmentAnswers}`; `accept` with `{id, lead_id}`. Scripts get
 * JSON, a plain form a redirect. Amounts in the request are ignored. 404 for an unknown `id`, and if trade-ins are
 * switched off.
 */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const { tenant, step } = await params
  const site = await siteById(tenant)
  if (!site?.switches.vehicle.trade_in) return refused(404, 'Not found.')
  if (fromElsewhere(request)) return refused(403, 'This form belongs to another site.')
  const form = await posted(request, 40_000)
  if (form === null) return refused(413, leadTexts.failed)
  const json = wantsJson(request)
  try {
    return await take({ site, form, json, request }, step)
  } catch (error) {
    console.error('A step of a valuation failed:', error)
    return failed({ form, json }, step)
  }
}
