import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { type SlotProblem, slotTakenProblem } from '@/src/domain/bookings/slots'
import type { EventId } from '@/src/domain/events/event-ids'
import { fieldsForLocation, toFormVehicle, listLeadFields } from '@/src/domain/leads/fields'
import { toLead, toPhoneLead } from '@/src/domain/leads/lead'
import { leadEventOf, type LeadType } from '@/src/domain/leads/lead-types'
import { cleanText, parseConsent, type LeadErrors, parseLead } from '@/src/domain/leads/parse-lead'
import { listVisibleLocations } from '@/src/domain/locations/location-display'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Site } from '@/src/domain/tenancy/site'
import { isLeadStarted, findLeadByKey } from '@/src/services/leads/write-lead'
import { type RequestedBooking, readRequestedBooking } from '@/src/server/bookings'
import { verifyFormSolution, rateLimitUnproven } from '@/src/server/bot-check'
import { database } from '@/src/server/database'
import { isRateLimited } from '@/src/server/limits'
import { verifyLeadToken } from './lead-token'
import { findVehicle, findPublicVehicle } from '@/src/server/find-vehicle'
import { storeLead, type LeadToStore } from './store-lead'

/** The sender of a form, as far as the server knows. */
export type LeadOrigin = {
  /** The trusted client address. */
  readonly sender: string | null
  readonly user_agent: string | null
  readonly url: string | null
  /** Id of the signed-in shopper. */
  readonly shopper?: string
}

/** A form as it was sent: hidden fields, answers, and anything that a client may have added. */
export type LeadForm = Readonly<Record<string, unknown>>

type StoredLead = {
  readonly kind: 'stored'
  readonly lead_id: string
  readonly category: string
  readonly event: EventId
  /** Token of the booking made with it, for /success. */
  readonly booking?: string
}

export type LeadResult =
  | StoredLead
  /** One step of several was stored; the next step carries this lead. */
  | { readonly kind: 'begun'; readonly lead_id: string }
  | { readonly kind: 'wrong'; readonly errors: LeadErrors; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'wait' }
  /** The bot check was answered with an invalid solution. */
  | { readonly kind: 'unproven' }

/** Values of a lead that the site knows and the form does not send. */
export type LeadExtras = {
  readonly subcategory?: string
  /** False if more is to come, such as the steps of a valuation. */
  readonly form_completed?: boolean
  readonly lead_status?: string
  /** Id of the signed-in shopper. */
  readonly shopper?: string
  /** Further answers, by name. */
  readonly details?: Readonly<Record<string, string>>
}

const withDetails = (answers: readonly { name: string; value: string }[], { details = {}, ...known }: LeadExtras) => ({
  ...known,
  details: [...answers, ...Object.entries(details).map(([name, value]) => ({ name, value }))],
})

const formText = (form: LeadForm, name: string): string => {
  const value = form[name]
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * Idempotency key: the page's key plus the content. A retry maps to the same lead; other answers from the same page
 * make a new lead. A form without a key is always a new lead, because two people may send the same content.
 */
const idempotencyKeyOf = (form: LeadForm, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([formText(form, 'key').slice(0, 100) || randomUUID(), content]))
    .digest('base64url')

const findVisibleLocation = (site: Site, slug: string) => listVisibleLocations(site).find((one) => one.slug === slug)

/** The location on whose contact page the form is (LOC-06). */
const findPageLocation = (site: Site, form: LeadForm) => findVisibleLocation(site, formText(form, 'place'))

/** The location a form is for: its own answer, else that of its contact page (LOC-06). */
const findLeadLocation = (site: Site, form: LeadForm, values: Readonly<Record<string, string>>) => {
  const request = values['distribution_location'] ?? values['location']
  const found =
    request === undefined
      ? (findPageLocation(site, form) ?? findVisibleLocation(site, formText(form, 'location')))
      : findVisibleLocation(site, request)
  return { id: found?.id, values: omitEmpty({ dealership_slug: found?.dealership_slug }) }
}

const originFields = ({ user_agent, url, shopper }: LeadOrigin) =>
  omitEmpty({ url: url?.slice(0, 2000), user_agent: user_agent?.slice(0, 500), shopper })

/** Which step of a multi-step form was sent, from 0; undefined for the last step and for a form without steps. */
const parseStep = (form: LeadForm, last: number): number | undefined => {
  const step = Number(formText(form, 'step') || Number.NaN)
  return Number.isInteger(step) && step >= 0 && step < last ? step : undefined
}

type LeadRequest = {
  readonly site: Site
  readonly purpose: LeadType
  readonly form: LeadForm
  readonly origin: LeadOrigin
}

const readRequest = async ({ site, purpose: leadType, form }: LeadRequest) => {
  const vehicleText = formText(form, 'car_id')
  // In any status: a vehicle may be sold, or leave its feed, while a shopper writes about it.
  const vehicle = (await findVehicle(site.id, vehicleText)) ?? undefined
  const fields = fieldsForLocation(
    listLeadFields(leadType, toFormVehicle(vehicleText, vehicle), site),
    findPageLocation(site, form),
  )
  const step = parseStep(form, Math.max(...fields.map((field) => field.step ?? 0)))
  const request = step === undefined ? fields : fields.filter((field) => (field.step ?? 0) <= step)
  return { car: vehicle, step, reading: parseLead(form, request) }
}

type LeadVehicle = Awaited<ReturnType<typeof readRequest>>['car']
type Values = Readonly<Record<string, string>>

/** Builds the lead as the form describes it, and its row in the database, with its origin. */
const buildLead = (
  { site, purpose: leadType, form, origin }: LeadRequest,
  vehicle: LeadVehicle,
  values: Values,
  booking: RequestedBooking | null,
) => {
  const leadLocation = findLeadLocation(site, form, values)
  const lead = toLead(site, leadType, { ...leadLocation.values, ...values }, vehicle)
  const bookedLocation = booking?.localTime === undefined ? undefined : booking.location.id
  const row = {
    ...lead,
    ...parseConsent(form, site.switches.forms.opt_in, site.name),
    ...omitEmpty({ location: leadLocation.id ?? bookedLocation ?? vehicle?.location_id }),
    ...originFields(origin),
    source: 'Website',
    lead_attributes: cleanText(form['lead_attributes'], true).slice(0, 5000),
  }
  return { lead, row }
}

const toWrongResult = ({ field, message }: SlotProblem, values: Values): LeadResult => ({
  kind: 'wrong',
  errors: { [field]: message },
  values,
})

const isSlotProblem = (booking: RequestedBooking | SlotProblem | null): booking is SlotProblem =>
  booking !== null && 'field' in booking

/**
 * The lead that a form continues, while it is incomplete; afterwards the browser starts a new one, with a new proof.
 */
const findStartedLead = async (site: Site, form: LeadForm): Promise<string | undefined> => {
  const id = verifyLeadToken(site.id, formText(form, 'lead_id'), formText(form, 'lead_token'))
  return id !== undefined && (await isLeadStarted(await database(), site.id, id)) ? id : undefined
}

/**
 * Applies the limits and the bot check; nothing is stored if they fail. A continued lead passed with its first step.
 */
const checkSender = async ({ site, purpose: leadType, form, origin }: LeadRequest, now: number) => {
  if (await isRateLimited(['leadsBySender', origin.sender], ['leadsBySite', site.id])) return { kind: 'wait' } as const
  const proof = await verifyFormSolution(site, formText(form, 'bot_check'), origin.sender, now)
  if (proof.verdict === 'refused') return { kind: 'unproven' } as const
  if (proof.verdict === 'none' && (await rateLimitUnproven(site, origin.sender, leadType)))
    return { kind: 'wait' } as const
  return proof
}

/** Stores a lead or a step of it. `isLastStep` is also true for a form without steps. */
const saveLead = async (
  request: LeadRequest,
  leadToStore: LeadToStore,
  { event, whole: isLastStep }: { readonly event: EventId; readonly whole: boolean },
): Promise<LeadResult> => {
  const { site } = request
  const category = leadToStore.row.category
  const existing = isLastStep ? await findLeadByKey(await database(), site.id, leadToStore.row.key) : null
  if (existing)
    return { kind: 'stored', lead_id: existing.id, category, event, ...omitEmpty({ booking: existing.booking }) }
  const proof =
    leadToStore.begun === undefined ? await checkSender(request, Date.now()) : { verdict: 'passed' as const }
  if ('kind' in proof) return proof
  const stored = await storeLead(site, {
    ...leadToStore,
    ...omitEmpty({ once: 'once' in proof ? proof.once : undefined }),
  })
  if (stored === 'taken') return toWrongResult(slotTakenProblem, leadToStore.values)
  if (stored === 'spent') return { kind: 'unproven' }
  if (!isLastStep) return { kind: 'begun', lead_id: stored.id }
  return { kind: 'stored', lead_id: stored.id, category, event, ...omitEmpty({ booking: stored.booking }) }
}

const completeState = ({ form_completed = true, lead_status = 'Complete' }: LeadExtras, key: string) => ({
  form_completed,
  lead_status,
  key,
})

/**
 * Handles a form (LEAD-01, LEAD-08): reads it, stores the lead in this request, then sends it. If the hidden honeypot
 * field is filled in, the sender gets a success and nothing is stored. A step before the last starts a lead (LEAD-03);
 * the last step completes it.
 */
export const submitLead = async (
  site: Site,
  leadType: LeadType,
  form: LeadForm,
  origin: LeadOrigin,
  extras: LeadExtras = {},
): Promise<LeadResult> => {
  const request = { site, purpose: leadType, form, origin }
  const { car: vehicle, step, reading } = await readRequest(request)
  if ('errors' in reading) return { kind: 'wrong', ...reading }
  const { values } = reading
  const booking = step === undefined ? readRequestedBooking(site, leadType, vehicle, values, Date.now()) : null
  if (isSlotProblem(booking)) return toWrongResult(booking, values)
  const { lead, row: content } = buildLead(request, vehicle, values, booking)
  const row = { ...content, ...withDetails(lead.details, extras) }
  const event = leadEventOf({ leadType, car_type: vehicle?.car_type, category: lead.category })
  if (formText(form, 'website') !== '') return { kind: 'stored', lead_id: '', category: lead.category, event }
  const isLastStep = step === undefined
  const state = isLastStep
    ? completeState(extras, idempotencyKeyOf(form, [lead, row.opt_in]))
    : { form_completed: false, lead_status: 'Started', opt_in: false, key: idempotencyKeyOf(form, 'begun') }
  const startedLead = await findStartedLead(site, form)
  return saveLead(
    request,
    {
      row: { ...row, ...state },
      values,
      requestedBooking: booking,
      ...omitEmpty({ begun: startedLead, car: vehicle?.id }),
    },
    { event, whole: isLastStep },
  )
}

/** The result of a form without steps. */
export type CompleteLeadResult = Exclude<LeadResult, { readonly kind: 'begun' }>

/** Handles a form without steps, with values that the site itself knows. */
export const submitCompleteLead = async (
  site: Site,
  leadType: LeadType,
  form: LeadForm,
  origin: LeadOrigin,
  extras: LeadExtras,
): Promise<CompleteLeadResult> => {
  const outcome = await submitLead(site, leadType, { ...form, step: undefined }, origin, extras)
  if (outcome.kind === 'begun') throw new Error('A form without steps was treated as one with steps.')
  return outcome
}

/** Records that a shopper revealed a phone number (VDP-12); false for an unknown vehicle or when rate limited. */
export const recordPhoneLead = async (site: Site, form: LeadForm, origin: LeadOrigin): Promise<boolean> => {
  const vehicle = await findPublicVehicle(site.id, formText(form, 'car_id'))
  if (!vehicle || (await isRateLimited(['callsBySender', origin.sender], ['callsBySite', site.id]))) return false
  const lead = toPhoneLead(site, vehicle)
  const state = { source: 'Website', form_completed: true, lead_status: 'Complete', opt_in: false }
  const row = { ...lead, ...originFields(origin), ...state, key: idempotencyKeyOf(form, lead) }
  await storeLead(site, { row, values: {}, requestedBooking: null })
  return true
}
