import type { Pool } from 'pg'
import { type RequestedBooking, readRequestedBooking } from '@/src/domain/bookings/requested-booking'
import { type SlotProblem, slotTakenProblem } from '@/src/domain/bookings/slot-problems'
import type { EventId } from '@/src/domain/events/event-ids'
import { summarizeRequest } from '@/src/domain/leads/receipt'
import { leadEventOf } from '@/src/domain/leads/lead-types'
import type { CompleteLeadResult, LeadForm, LeadResult } from '@/src/domain/leads/submitted-lead'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Site } from '@/src/domain/tenancy/site'
import { isRateLimited } from '@/src/services/limits/count-attempts'
import { verifyFormSolution, rateLimitUnproven } from './form-proof'
import { buildLead, formText, idempotencyKeyOf, type LeadRequest, readLeadAnswers } from './lead-request'
import { createLeadToken, verifyLeadToken } from './lead-token'
import { storeLead, type LeadToStore } from './store-lead'
import { isLeadStarted, findLeadByKey } from './write-lead'

/** Values of a lead that the site adds to those of the form. */
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

type Values = Readonly<Record<string, string>>

const toWrongResult = ({ field, message }: SlotProblem, values: Values): LeadResult => ({
  kind: 'invalid',
  errors: { [field]: message },
  values,
})

const isSlotProblem = (booking: RequestedBooking | SlotProblem | null): booking is SlotProblem =>
  booking !== null && 'field' in booking

/**
 * The lead that a form continues, while it is incomplete; afterwards the browser starts a new one, with a new proof.
 */
const findStartedLead = async (db: Pool, site: Site, form: LeadForm): Promise<string | undefined> => {
  const id = verifyLeadToken(site.id, formText(form, 'lead_id'), formText(form, 'lead_token'))
  return id !== undefined && (await isLeadStarted(db, site.id, id)) ? id : undefined
}

/**
 * Applies the limits and the bot check; nothing is stored if they fail. A continued lead passed with its first step.
 */
const checkSender = async (db: Pool, { site, leadType, form, origin }: LeadRequest, now: number) => {
  if (await isRateLimited(db, ['leadsBySender', origin.sender], ['leadsBySite', site.id]))
    return { kind: 'rate-limited' } as const
  const proof = await verifyFormSolution(site, formText(form, 'bot_check'), origin.sender, now)
  if (proof.verdict === 'refused') return { kind: 'unproven' } as const
  if (proof.verdict === 'none' && (await rateLimitUnproven(db, site, origin.sender, leadType)))
    return { kind: 'rate-limited' } as const
  return proof
}

const summarize = ({ site, leadType, vehicle }: LeadRequest, values: Values) =>
  summarizeRequest({ site, leadType, vehicle: vehicle ?? undefined, values })

/** Stores a lead or a step of it. `isLastStep` is also true for a form without steps. */
const saveLead = async (
  db: Pool,
  request: LeadRequest,
  leadToStore: LeadToStore,
  { event, isLastStep }: { readonly event: EventId; readonly isLastStep: boolean },
): Promise<LeadResult> => {
  const { site } = request
  const category = leadToStore.row.category
  const existing = isLastStep ? await findLeadByKey(db, site.id, leadToStore.row.key) : null
  if (existing)
    return { kind: 'stored', lead_id: existing.id, category, event, ...omitEmpty({ booking: existing.booking }) }
  const proof =
    leadToStore.startedLead === undefined ? await checkSender(db, request, Date.now()) : { verdict: 'passed' as const }
  if ('kind' in proof) return proof
  const stored = await storeLead(db, site, {
    ...leadToStore,
    ...omitEmpty({ singleUseKey: 'singleUseKey' in proof ? proof.singleUseKey : undefined }),
  })
  if (stored === 'taken') return toWrongResult(slotTakenProblem, leadToStore.values)
  if (stored === 'spent') return { kind: 'unproven' }
  if (!isLastStep) return { kind: 'started', lead_id: stored.id, lead_token: createLeadToken(site.id, stored.id) }
  return { kind: 'stored', lead_id: stored.id, category, event, ...omitEmpty({ booking: stored.booking }) }
}

const completeState = ({ form_completed = true, lead_status = 'Complete' }: LeadExtras, key: string) => ({
  form_completed,
  lead_status,
  key,
})

/** The answers of a form that has everything for the lead; a result if it is invalid, or a step without a contact. */
const readAnswers = (request: LeadRequest) => {
  const { site, leadType, vehicle } = request
  const { step, reading } = readLeadAnswers(request)
  if ('errors' in reading) return { kind: 'invalid', ...reading } as const
  const { values } = reading
  const booking = readRequestedBooking(site, leadType, vehicle ?? undefined, values, Date.now())
  if (isSlotProblem(booking)) return toWrongResult(booking, values)
  const isLastStep = step === undefined
  return isLastStep || values['email'] !== undefined
    ? { values, isLastStep, booking: isLastStep ? booking : null }
    : ({ kind: 'checked' } as const)
}

/**
 * Handles a form (LEAD-01, LEAD-08): reads it and stores the lead in this request; a worker sends it. If the hidden
 * honeypot field is filled in, the sender gets a success and nothing is stored. A step before the last starts a lead (LEAD-03)
 * once it has contact details; the last step completes it.
 */
export const submitLead = async (db: Pool, request: LeadRequest, extras: LeadExtras = {}): Promise<LeadResult> => {
  const { site, leadType, form, vehicle } = request
  const answers = readAnswers(request)
  if ('kind' in answers) return answers
  const { values, isLastStep, booking } = answers
  const { lead, row: content } = buildLead(request, values, booking)
  const row = { ...content, ...withDetails(lead.details, extras) }
  const event = leadEventOf({ leadType, car_type: vehicle?.car_type, category: lead.category })
  if (formText(form, 'website') !== '') return { kind: 'stored', lead_id: '', category: lead.category, event }
  const state = isLastStep
    ? completeState(extras, idempotencyKeyOf(form, [lead, row.opt_in]))
    : { form_completed: false, lead_status: 'Started', opt_in: false, key: idempotencyKeyOf(form, 'started') }
  const startedLead = await findStartedLead(db, site, form)
  const leadToStore = {
    row: { ...row, ...state },
    values,
    requestedBooking: booking,
    request: summarize(request, values),
    ...omitEmpty({ startedLead, car: vehicle?.id }),
  }
  return saveLead(db, request, leadToStore, { event, isLastStep })
}

/** Handles a form without steps, with values that the site adds. */
export const submitCompleteLead = async (
  db: Pool,
  request: LeadRequest,
  extras: LeadExtras,
): Promise<CompleteLeadResult> => {
  const outcome = await submitLead(db, { ...request, form: { ...request.form, step: undefined } }, extras)
  if (outcome.kind === 'started' || outcome.kind === 'checked')
    throw new Error('A form without steps was treated as one with steps.')
  return outcome
}
