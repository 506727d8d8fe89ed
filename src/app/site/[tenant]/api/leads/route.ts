import { isLeadType, type LeadType } from '@/src/domain/leads/lead-types'
import { joinRepeatedFields, leadTexts } from '@/src/domain/leads/parse-lead'
import type { LeadForm, LeadOrigin, LeadResult } from '@/src/domain/leads/submitted-lead'
import type { Site } from '@/src/domain/tenancy/site'
import { submitLeadForm, submitPhoneLead } from '@/src/server/leads/leads'
import { rejectedFormCookies, type RejectedForm } from '@/src/server/forms/rejected-form'
import { isCrossSite, readFormTexts } from '@/src/server/forms/posted-form'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'
import { log } from '@/src/platform/log'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

/** More characters than any form needs: a message of 2,000 and some short fields. */
const MAX_FORM_CHARS = 40_000

const readForm = async (request: Request): Promise<LeadForm | null> => {
  const text = await request.text()
  if (text.length > MAX_FORM_CHARS) return null
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true)
    return joinRepeatedFields(new URLSearchParams(text))
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as LeadForm) : null
  } catch {
    return null
  }
}

/** Client address, browser and page of the sender. Only the path of the page is taken from the request. */
const buildOrigin = (request: Request, site: Site): LeadOrigin => {
  const referer = request.headers.get('referer')
  return {
    sender: request.headers.get('x-forwarded-for'),
    user_agent: request.headers.get('user-agent'),
    url: referer !== null && URL.canParse(referer) ? `${site.url}${new URL(referer).pathname}` : null,
  }
}

const noStore = { 'cache-control': 'no-store' }

const redirectTo = (location: string, formState: RejectedForm | null): Response => {
  const headers = new Headers({ ...noStore, location })
  for (const cookie of rejectedFormCookies(formState)) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Pages with a form; a redirect back to a form leads only to one of these. */
const FORM_PAGE_PATTERN =
  /^\/(?:[a-z-]+|contact-us\/[a-z0-9-]{1,200}|cars\/trade-in|cars\/[a-z0-9-]+\/(?:checkout|buy-online))$/

const formHref = (form: LeadForm): string => {
  const [page, car] = [form['page'], form['car_id']]
  const path = typeof page === 'string' && FORM_PAGE_PATTERN.test(page) ? page : '/contact'
  const vehicleQuery = typeof car === 'string' && /^[a-z0-9-]{1,200}$/i.test(car) ? `car_id=${car}&` : ''
  return `${path}?${vehicleQuery}${form['purpose'] === 'similar' ? 'subject=similar&' : ''}problem=1`
}

/** The page to show after a lead was stored. */
const successHref = ({ booking }: { readonly booking?: string }): string =>
  booking === undefined ? '/success' : `/success?booking=${booking}`

const toJsonResponse = (outcome: LeadResult): Response => {
  if (outcome.kind === 'stored') {
    const { lead_id, category, event } = outcome
    return Response.json({ success: true, lead_id, category, event, next: successHref(outcome) }, { headers: noStore })
  }
  if (outcome.kind === 'begun') {
    const { lead_id, lead_token } = outcome
    return Response.json({ success: true, lead_id, lead_token }, { headers: noStore })
  }
  if (outcome.kind === 'unproven')
    return Response.json({ message: leadTexts.botCheck }, { status: 403, headers: noStore })
  if (outcome.kind === 'wrong') return Response.json({ errors: outcome.errors }, { status: 422, headers: noStore })
  return Response.json({ message: leadTexts.tooOften }, { status: 429, headers: noStore })
}

const toPageResponse = (outcome: LeadResult, form: LeadForm): Response => {
  if (outcome.kind === 'stored') return redirectTo(successHref(outcome), null)
  const opt_in = form['opt_in'] !== undefined
  if (outcome.kind === 'wrong')
    return redirectTo(formHref(form), { values: outcome.values, errors: outcome.errors, opt_in })
  const message = outcome.kind === 'unproven' ? leadTexts.botCheck : leadTexts.tooOften
  return redirectTo(formHref(form), { values: readFormTexts(form), errors: {}, message, opt_in })
}

const failureResponse = (form: LeadForm, wantsJson: boolean): Response =>
  wantsJson
    ? Response.json({ message: leadTexts.unexpected }, { status: 503, headers: noStore })
    : redirectTo(formHref(form), {
        values: readFormTexts(form),
        errors: {},
        message: leadTexts.failed,
        opt_in: form['opt_in'] !== undefined,
      })

const parseLeadType = (form: LeadForm): LeadType => {
  const leadType = form['purpose']
  return typeof leadType === 'string' && isLeadType(leadType) ? leadType : 'enquiry'
}

/** Stores a click on a phone number as a lead (VDP-12). The shopper sees the number even if this fails. */
const storePhoneLead = async (site: Site, form: LeadForm, origin: LeadOrigin): Promise<Response> => {
  try {
    const isStored = await submitPhoneLead(site, form, origin)
    return new Response(null, { status: isStored ? 204 : 422, headers: noStore })
  } catch (error) {
    log.error({ err: error }, 'A phone lead could not be stored.')
    return Response.json({ message: leadTexts.unexpected }, { status: 503, headers: noStore })
  }
}

const handleLead = async (site: Site, form: LeadForm, request: Request): Promise<Response> => {
  if (isCrossSite(request)) return Response.json({ message: leadTexts.failed }, { status: 403, headers: noStore })
  const origin = buildOrigin(request, site)
  if (form['purpose'] === 'phone') return storePhoneLead(site, form, origin)
  const wantsJson = request.headers.get('accept')?.includes('application/json') === true
  // Only scripts send single steps; a plain form sends all fields.
  const submitted = wantsJson ? form : { ...form, step: undefined }
  try {
    const shopper = await findRequestShopper(site, request)
    const outcome = await submitLeadForm(site, parseLeadType(form), submitted, {
      ...origin,
      ...(shopper && { shopper: shopper.id }),
    })
    return wantsJson ? toJsonResponse(outcome) : toPageResponse(outcome, form)
  } catch (error) {
    log.error({ err: error }, 'A lead could not be stored.')
    return failureResponse(form, wantsJson)
  }
}

/**
 * Stores a lead (LEAD-01, LEAD-07, LEAD-08). Scripts get JSON; a plain form gets a redirect to the thank-you page, or
 * back to the form with its values and errors.
 */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  const form = await readForm(request)
  if (form === null) return Response.json({ message: leadTexts.failed }, { status: 413, headers: noStore })
  return handleLead(site, form, request)
}
