import { createHash, randomUUID } from 'node:crypto'
import type { RequestedBooking } from '@/src/domain/bookings/requested-booking'
import { fieldsForLocation, toFormVehicle, listLeadFields } from '@/src/domain/leads/fields'
import { toLead } from '@/src/domain/leads/lead'
import { findDepartmentLocation } from '@/src/domain/leads/form-locations'
import { type LeadType, toFormContext } from '@/src/domain/leads/lead-types'
import { parseLead } from '@/src/domain/leads/parse-lead'
import { cleanFormText } from '@/src/domain/leads/form-text'
import { parseConsent } from '@/src/domain/leads/consent'
import type { LeadForm, LeadOrigin } from '@/src/domain/leads/submitted-lead'
import { listVisibleLocations } from '@/src/domain/locations/location-display'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'

/** Returns a text of a form, trimmed; empty if it is absent. */
export const formText = (form: LeadForm, name: string): string => {
  const value = form[name]
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * Idempotency key: the page's key plus the content. A retry maps to the same lead; other answers from the same page
 * make a new lead. A form without a key is always a new lead, because two people may send the same content.
 */
export const idempotencyKeyOf = (form: LeadForm, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([formText(form, 'key').slice(0, 100) || randomUUID(), content]))
    .digest('base64url')

const findVisibleLocation = (site: Site, slug: string) => listVisibleLocations(site).find((one) => one.slug === slug)

/** The location on whose contact page the form is (LOC-06). */
const findPageLocation = (site: Site, form: LeadForm) => findVisibleLocation(site, formText(form, 'page_location'))

/** The location a form is for: its own answer, else that of its contact page (LOC-06). */
const findLeadLocation = ({ site, form }: LeadRequest, values: Readonly<Record<string, string>>) => {
  const requestedSlug = values['distribution_location'] ?? values['location']
  const found =
    requestedSlug === undefined
      ? (findPageLocation(site, form) ?? findVisibleLocation(site, formText(form, 'location')))
      : findVisibleLocation(site, requestedSlug)
  return { id: found?.id, values: omitEmpty({ dealership_slug: found?.dealership_slug }) }
}

export const originFields = ({ user_agent, url, shopper }: LeadOrigin) =>
  omitEmpty({ url: url?.slice(0, 2000), user_agent: user_agent?.slice(0, 500), shopper })

/** Which step of a multi-step form was sent, from 0; undefined for the last step and for a form without steps. */
const parseStep = (form: LeadForm, last: number): number | undefined => {
  const step = Number(formText(form, 'step') || Number.NaN)
  return Number.isInteger(step) && step >= 0 && step < last ? step : undefined
}

export type LeadRequest = {
  readonly site: Site
  readonly leadType: LeadType
  readonly form: LeadForm
  readonly origin: LeadOrigin
  /** The vehicle of the form, in any status: it may be sold, or leave its feed, while a shopper writes about it. */
  readonly vehicle: Vehicle | null
}

/** Reads the answers of the form, or of its steps so far. */
export const readLeadAnswers = ({ site, leadType, form, vehicle }: LeadRequest) => {
  const fields = fieldsForLocation(
    listLeadFields(leadType, toFormVehicle(formText(form, 'car_id'), vehicle ?? undefined), site),
    findPageLocation(site, form),
  )
  const step = parseStep(form, Math.max(...fields.map((field) => field.step ?? 0)))
  const stepFields = step === undefined ? fields : fields.filter((field) => (field.step ?? 0) <= step)
  return { step, reading: parseLead(form, stepFields) }
}

/** Builds the lead as the form describes it, and its row in the database, with its origin. */
export const buildLead = (
  request: LeadRequest,
  values: Readonly<Record<string, string>>,
  booking: RequestedBooking | null,
) => {
  const { site, leadType, form, origin, vehicle } = request
  const leadLocation = findLeadLocation(request, values)
  const lead = toLead(site, leadType, { ...leadLocation.values, ...values }, vehicle ?? undefined)
  const bookedLocation = booking?.localTime === undefined ? undefined : booking.location.id
  const row = {
    ...lead,
    ...parseConsent(form, site.switches.forms.opt_in, site.name),
    ...omitEmpty({
      location:
        leadLocation.id ??
        bookedLocation ??
        vehicle?.location_id ??
        findDepartmentLocation(toFormContext(leadType, undefined, site), undefined)?.id,
    }),
    ...originFields(origin),
    source: 'Website',
    lead_attributes: cleanFormText(form['lead_attributes'], true).slice(0, 5000),
  }
  return { lead, row }
}
