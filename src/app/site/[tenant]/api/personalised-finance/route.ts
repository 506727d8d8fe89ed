import { leadTexts } from '@/src/domain/leads/read-lead'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { keepForm } from '@/src/server/kept-form'
import type { WholeOutcome } from '@/src/server/leads'
import { personalCar, takePersonalFinance } from '@/src/server/personalised-finance'
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
import { refused } from '../answer'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }

const page = (vehicle: Vehicle): string => `/personalised/finance?car_id=${vehicle.id}`

const back = (vehicle: Vehicle, form: Posted, kept: { errors?: LeadErrors; message?: string }): Response => {
  const opt_in = form['opt_in'] !== undefined
  return goTo(
    `${page(vehicle)}&problem=1#problem`,
    keepForm({ values: postedTexts(form), errors: {}, ...kept, opt_in }),
  )
}
type LeadErrors = Readonly<Record<string, string>>

const asJson = (outcome: WholeOutcome): Response => {
  if (outcome.kind === 'wrong') return privateJson({ errors: outcome.errors }, 422)
  if (outcome.kind === 'wait') return refused(429, leadTexts.tooOften)
  if (outcome.kind === 'unproven') return refused(403, leadTexts.botCheck)
  return privateJson({ success: true, lead_id: outcome.lead_id, category: outcome.category, event: outcome.event })
}

const asPage = (outcome: WholeOutcome, vehicle: Vehicle, form: Posted): Response => {
  if (outcome.kind === 'wrong') return back(vehicle, form, { errors: outcome.errors })
  if (outcome.kind === 'wait') return back(vehicle, form, { message: leadTexts.tooOften })
  if (outcome.kind === 'unproven') return back(vehicle, form, { message: leadTexts.botCheck })
  return goTo('/success', keepForm(null))
}

const take = async (site: Site, vehicle: Vehicle, form: Posted, request: Request): Promise<Response> => {
  const json = wantsJson(request)
  try {
    const shopper = await shopperOfRequest(site, request)
    // The page itself redirects to the sign-in and back.
    if (!shopper) return json ? refused(401, 'Please sign in.') : goTo(page(vehicle))
    const outcome = await takePersonalFinance(site, vehicle, shopper, form, {
      sender: request.headers.get('x-forwarded-for'),
      user_agent: request.headers.get('user-agent'),
      url: `${site.url}/personalised/finance`,
    })
    return json ? asJson(outcome) : asPage(outcome, vehicle, form)
  } catch (error) {
    console.error('A finance lead could not be stored:', error)
    return json ? refused(503, leadTexts.unexpected) : back(vehicle, form, { message: leadTexts.failed })
  }
}

/**
 * `POST /api/personalised-finance` (FIN-06): a finance lead for a vehicle with an NVIC, from a signed-in shopper. 404
 * for any other vehicle, and if the dealer does not offer this.
 */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site?.switches.accounts.personalised_finance) return refused(404, 'Not found.')
  if (fromElsewhere(request)) return refused(403, 'This form belongs to another site.')
  const form = await posted(request, 40_000)
  if (form === null) return refused(413, leadTexts.failed)
  const vehicle = await personalCar(site, postedText(form, 'car_id', 200))
  return vehicle ? take(site, vehicle, form, request) : refused(404, 'Not found.')
}
