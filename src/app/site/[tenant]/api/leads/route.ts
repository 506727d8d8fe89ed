import { findEnquirySubject } from '@/src/domain/leads/enquiry-subjects'
import { isBookingKind, isLeadType, type LeadType } from '@/src/domain/leads/lead-types'
import { joinRepeatedFields, leadTexts } from '@/src/domain/leads/parse-lead'
import { toVisitQuery } from '@/src/domain/leads/sent-answers'
import type { LeadForm, LeadResult } from '@/src/domain/leads/submitted-lead'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import {
  cutText,
  hasFormType,
  readFormTexts,
  readJsonObject,
  readText,
  redirectTo,
  wantsJson,
} from '@/src/server/forms/posted-form'
import { REJECTED_FORM_QUERY, rejectedFormCookies, type RejectedForm } from '@/src/server/forms/rejected-form'
import { submitLeadForm, submitPhoneLead } from '@/src/server/leads/leads'
import { leadOriginOf } from '@/src/site/api/lead-origin'
import { errorResponse, failedResponse, jsonResponse } from '@/src/site/api/responses'
import { postRoute } from '@/src/site/api/route'
import { successHref, type SentRequest, VEHICLE_ID_PATTERN } from '@/src/site/api/success-href'

export const dynamic = 'force-dynamic'

/** More than any form needs: a message of 2,000 characters and some short fields. */
const MAX_FORM_BYTES = 40_000

/** Reads a form, with repeated names joined, or a JSON object, which beacons send as text. */
const readPostedForm = async (request: Request): Promise<LeadForm | null> => {
  if (!hasFormType(request)) return readJsonObject(request, MAX_FORM_BYTES)
  const text = await readText(request, MAX_FORM_BYTES)
  if (text === null) return null
  const joined = Object.entries(joinRepeatedFields(new URLSearchParams(text)))
  return Object.fromEntries(joined.map(([name, value]) => [name, cutText(value)]))
}

const redirectWithForm = (location: string, formState: RejectedForm | null): Response =>
  redirectTo(location, rejectedFormCookies(formState))

/** Pages with a form; a redirect back to a form leads only to one of these. */
const FORM_PAGE_PATTERN =
  /^\/(?:[a-z-]+|contact-us\/[a-z0-9-]{1,200}|cars\/trade-in|cars\/[a-z0-9-]+\/(?:checkout|buy-online))$/

const formHref = (form: LeadForm): string => {
  const [page, vehicle] = [form['page'], form['car_id']]
  const path = typeof page === 'string' && FORM_PAGE_PATTERN.test(page) ? page : '/contact'
  const vehicleQuery = typeof vehicle === 'string' && VEHICLE_ID_PATTERN.test(vehicle) ? `car_id=${vehicle}&` : ''
  const subject = typeof form['lead_type'] === 'string' ? findEnquirySubject(form['lead_type']) : undefined
  return `${path}?${vehicleQuery}${subject ? `subject=${subject}&` : ''}${REJECTED_FORM_QUERY}`
}

const parseLeadType = (form: LeadForm): LeadType => {
  const leadType = form['lead_type']
  return typeof leadType === 'string' && isLeadType(leadType) ? leadType : 'enquiry'
}

/** Returns the request that the next page explains; none for a booked time, which it confirms instead. */
const requestOf = (leadType: LeadType, booking: string | undefined): SentRequest | undefined => {
  if (leadType === 'finance') return 'finance-enquiry'
  if (leadType === 'subscription') return 'subscription'
  if (leadType === 'careers') return 'application'
  return isBookingKind(leadType) && booking === undefined ? 'time' : undefined
}

/** The page to show after this form was stored. */
const nextHref = (outcome: Extract<LeadResult, { kind: 'stored' }>, form: LeadForm): string => {
  const leadType = parseLeadType(form)
  const request = requestOf(leadType, outcome.booking)
  const answers = request === 'time' ? toVisitQuery(leadType, form) : undefined
  return successHref({ ...outcome, car_id: form['car_id'], request, answers })
}

const toJsonResponse = (outcome: LeadResult, form: LeadForm): Response => {
  if (outcome.kind === 'stored') {
    const { lead_id, category, event } = outcome
    return jsonResponse({ success: true, lead_id, category, event, next: nextHref(outcome, form) })
  }
  if (outcome.kind === 'started') {
    const { lead_id, lead_token } = outcome
    return jsonResponse({ success: true, lead_id, lead_token })
  }
  if (outcome.kind === 'checked') return jsonResponse({ success: true, checked: true })
  if (outcome.kind === 'unproven') return errorResponse(403, leadTexts.botCheck)
  return outcome.kind === 'invalid'
    ? jsonResponse({ errors: outcome.errors }, 422)
    : errorResponse(429, leadTexts.tooOften)
}

const toPageResponse = (outcome: LeadResult, form: LeadForm): Response => {
  if (outcome.kind === 'stored') return redirectWithForm(nextHref(outcome, form), null)
  const opt_in = form['opt_in'] !== undefined
  if (outcome.kind === 'invalid')
    return redirectWithForm(formHref(form), { values: outcome.values, errors: outcome.errors, opt_in })
  const message = outcome.kind === 'unproven' ? leadTexts.botCheck : leadTexts.tooOften
  return redirectWithForm(formHref(form), { values: readFormTexts(form), errors: {}, message, opt_in })
}

/** A click on a phone number (VDP-12), which a script sends. */
const isPhoneLead = (form: LeadForm): boolean => form['lead_type'] === 'phone'

const failureResponse = (request: Request, form: LeadForm): Response =>
  wantsJson(request) || isPhoneLead(form)
    ? failedResponse()
    : redirectWithForm(formHref(form), {
        values: readFormTexts(form),
        errors: {},
        message: leadTexts.failed,
        opt_in: form['opt_in'] !== undefined,
      })

/**
 * Stores a lead (LEAD-01, LEAD-07, LEAD-08). Scripts get JSON; a plain form gets a redirect to the thank-you page, or
 * back to the form with its values and errors.
 */
export const POST = postRoute(
  { body: readPostedForm, failed: ({ request, body }) => failureResponse(request, body) },
  async ({ request, site, body: form }) => {
    const origin = leadOriginOf(request, site)
    if (isPhoneLead(form)) {
      const isStored = await submitPhoneLead(site, form, origin)
      return new Response(null, { status: isStored ? 204 : 422, headers: { 'cache-control': 'no-store' } })
    }
    const json = wantsJson(request)
    // Only scripts send single steps; a plain form sends all fields.
    const submitted = json ? form : { ...form, step: undefined }
    const shopper = await findRequestShopper(site, request)
    const outcome = await submitLeadForm(site, parseLeadType(form), submitted, {
      ...origin,
      ...(shopper && { shopper: shopper.id }),
    })
    return json ? toJsonResponse(outcome, form) : toPageResponse(outcome, form)
  },
)
