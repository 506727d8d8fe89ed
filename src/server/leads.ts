import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { type SlotProblem, taken } from '@/src/domain/bookings/slots'
import type { EventId } from '@/src/domain/events/event-ids'
import { fieldsAt, formCar, leadFields } from '@/src/domain/leads/fields'
import { leadOf, phoneLead } from '@/src/domain/leads/lead'
import { leadEvent, type Purpose } from '@/src/domain/leads/purposes'
import { cleaned, consentOf, type LeadErrors, readLead } from '@/src/domain/leads/read-lead'
import { visibleLocations } from '@/src/domain/locations/present'
import { present } from '@/src/domain/present'
import type { Site } from '@/src/domain/tenancy/site'
import { isBegun, leadWithKey } from '@/src/services/leads/write-lead'
import { type Wanted, wantedTime } from './bookings'
import { proofOf, unprovenMustWait } from './bot-check'
import { database } from './database'
import { mustWait } from './limits'
import { leadGoneOn } from './lead-token'
import { anyCarNamed, carNamed } from './named-car'
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

type Stored = {
  readonly kind: 'stored'
  readonly lead_id: string
  readonly category: string
  readonly event: EventId
  /** Token of the booking made with it, for /success. */
  readonly booking?: string
}

export type LeadOutcome =
  | Stored
  /** One step of several was stored; the next step carries this lead. */
  | { readonly kind: 'begun'; readonly lead_id: string }
  | { readonly kind: 'wrong'; readonly errors: LeadErrors; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'wait' }
  /** The bot check was answered with an invalid solution. */
  | { readonly kind: 'unproven' }

/** Values of a lead that the site knows and the form does not send. */
export type LeadMore = {
  readonly subcategory?: string
  /** False if more is to come, such as the steps of a valuation. */
  readonly form_completed?: boolean
  readonly lead_status?: string
  /** Id of the signed-in shopper. */
  readonly shopper?: string
  /** Further answers, by name. */
  readonly details?: Readonly<Record<string, string>>
}

const ownFacts = (answers: readonly { name: string; value: string }[], { details = {}, ...known }: LeadMore) => ({
  ...known,
  details: [...answers, ...Object.entries(details).map(([name, value]) => ({ name, value }))],
})

const text = (form: LeadForm, name: string): string => {
  const value = form[name]
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * Idempotency key: the page's key plus the content. A retry maps to the same lead; other answers from the same page
 * make a new lead. A form without a key is always a new lead, because two people may send the same content.
 */
const keyOf = (form: LeadForm, said: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([text(form, 'key').slice(0, 100) || randomUUID(), said]))
    .digest('base64url')

const placeAt = (site: Site, slug: string) => visibleLocations(site).find((one) => one.slug === slug)

/** The location on whose contact page the form is (LOC-06). */
const pagePlace = (site: Site, form: LeadForm) => placeAt(site, text(form, 'place'))

/** The location a form is for: its own answer, else that of its contact page (LOC-06). */
const placeOf = (site: Site, form: LeadForm, values: Readonly<Record<string, string>>) => {
  const asked = values['distribution_location'] ?? values['location']
  const found =
    asked === undefined ? (pagePlace(site, form) ?? placeAt(site, text(form, 'location'))) : placeAt(site, asked)
  return { id: found?.id, values: present({ dealership_slug: found?.dealership_slug }) }
}

const originOf = ({ user_agent, url, shopper }: LeadOrigin) =>
  present({ url: url?.slice(0, 2000), user_agent: user_agent?.slice(0, 500), shopper })

/** Which step of a multi-step form was sent, from 0; undefined for the last step and for a form without steps. */
const stepOf = (form: LeadForm, last: number): number | undefined => {
  const step = Number(text(form, 'step') || Number.NaN)
  return Number.isInteger(step) && step >= 0 && step < last ? step : undefined
}

type Asked = { readonly site: Site; readonly purpose: Purpose; readonly form: LeadForm; readonly origin: LeadOrigin }

const readAsked = async ({ site, purpose, form }: Asked) => {
  const named = text(form, 'car_id')
  // In any status: a vehicle may be sold, or leave its feed, while a shopper writes about it.
  const car = (await anyCarNamed(site.id, named)) ?? undefined
  const fields = fieldsAt(leadFields(purpose, formCar(named, car), site), pagePlace(site, form))
  const step = stepOf(form, Math.max(...fields.map((field) => field.step ?? 0)))
  const asked = step === undefined ? fields : fields.filter((field) => (field.step ?? 0) <= step)
  return { car, step, reading: readLead(form, asked) }
}

type Car = Awaited<ReturnType<typeof readAsked>>['car']
type Values = Readonly<Record<string, string>>

/** Builds the lead as the form describes it, and its row in the database, with its origin. */
const rowOf = ({ site, purpose, form, origin }: Asked, car: Car, values: Values, wanted: Wanted | null) => {
  const place = placeOf(site, form, values)
  const lead = leadOf(site, purpose, { ...place.values, ...values }, car)
  const booked = wanted?.wall === undefined ? undefined : wanted.place.id
  const row = {
    ...lead,
    ...consentOf(form, site.switches.forms.opt_in, site.name),
    ...present({ location: place.id ?? booked ?? car?.location_id }),
    ...originOf(origin),
    source: 'Website',
    lead_attributes: cleaned(form['lead_attributes'], true).slice(0, 5000),
  }
  return { lead, row }
}

const wrong = ({ field, message }: SlotProblem, values: Values): LeadOutcome => ({
  kind: 'wrong',
  errors: { [field]: message },
  values,
})

const isProblem = (wanted: Wanted | SlotProblem | null): wanted is SlotProblem => wanted !== null && 'field' in wanted

/**
 * The lead that a form continues, while it is incomplete; afterwards the browser starts a new one, with a new proof.
 */
const begunBy = async (site: Site, form: LeadForm): Promise<string | undefined> => {
  const id = leadGoneOn(site.id, text(form, 'lead_id'), text(form, 'lead_token'))
  return id !== undefined && (await isBegun(await database(), site.id, id)) ? id : undefined
}

/**
 * Applies the limits and the bot check; nothing is stored if they fail. A continued lead passed with its first step.
 */
const doubt = async ({ site, purpose, form, origin }: Asked, now: number) => {
  if (await mustWait(['leadsBySender', origin.sender], ['leadsBySite', site.id])) return { kind: 'wait' } as const
  const proof = await proofOf(site, text(form, 'bot_check'), origin.sender, now)
  if (proof.verdict === 'refused') return { kind: 'unproven' } as const
  if (proof.verdict === 'none' && (await unprovenMustWait(site, origin.sender, purpose)))
    return { kind: 'wait' } as const
  return proof
}

/** Stores a lead or a step of it. `isLastStep` is also true for a form without steps. */
const complete = async (
  asked: Asked,
  to: LeadToStore,
  { event, whole }: { readonly event: EventId; readonly whole: boolean },
): Promise<LeadOutcome> => {
  const { site } = asked
  const category = to.row.category
  const before = whole ? await leadWithKey(await database(), site.id, to.row.key) : null
  if (before) return { kind: 'stored', lead_id: before.id, category, event, ...present({ booking: before.booking }) }
  const proof = to.begun === undefined ? await doubt(asked, Date.now()) : { verdict: 'passed' as const }
  if ('kind' in proof) return proof
  const stored = await storeLead(site, { ...to, ...present({ once: 'once' in proof ? proof.once : undefined }) })
  if (stored === 'taken') return wrong(taken, to.values)
  if (stored === 'spent') return { kind: 'unproven' }
  if (!whole) return { kind: 'begun', lead_id: stored.id }
  return { kind: 'stored', lead_id: stored.id, category, event, ...present({ booking: stored.booking }) }
}

const wholeState = ({ form_completed = true, lead_status = 'Complete' }: LeadMore, key: string) => ({
  form_completed,
  lead_status,
  key,
})

/**
 * Handles a form (LEAD-01, LEAD-08): reads it, stores the lead in this request, then sends it. If the hidden honeypot
 * field is filled in, the sender gets a success and nothing is stored. A step before the last starts a lead (LEAD-03);
 * the last step completes it.
 */
export const takeLead = async (
  site: Site,
  purpose: Purpose,
  form: LeadForm,
  origin: LeadOrigin,
  more: LeadMore = {},
): Promise<LeadOutcome> => {
  const asked = { site, purpose, form, origin }
  const { car, step, reading } = await readAsked(asked)
  if ('errors' in reading) return { kind: 'wrong', ...reading }
  const { values } = reading
  const wanted = step === undefined ? wantedTime(site, purpose, car, values, Date.now()) : null
  if (isProblem(wanted)) return wrong(wanted, values)
  const { lead, row: said } = rowOf(asked, car, values, wanted)
  const row = { ...said, ...ownFacts(lead.details, more) }
  const event = leadEvent({ purpose, car_type: car?.car_type, category: lead.category })
  if (text(form, 'website') !== '') return { kind: 'stored', lead_id: '', category: lead.category, event }
  const whole = step === undefined
  const state = whole
    ? wholeState(more, keyOf(form, [lead, row.opt_in]))
    : { form_completed: false, lead_status: 'Started', opt_in: false, key: keyOf(form, 'begun') }
  const begun = await begunBy(site, form)
  return complete(
    asked,
    { row: { ...row, ...state }, values, wanted, ...present({ begun, car: car?.id }) },
    { event, whole },
  )
}

/** The result of a form without steps. */
export type WholeOutcome = Exclude<LeadOutcome, { readonly kind: 'begun' }>

/** Handles a form without steps, with values that the site itself knows. */
export const takeWholeLead = async (
  site: Site,
  purpose: Purpose,
  form: LeadForm,
  origin: LeadOrigin,
  more: LeadMore,
): Promise<WholeOutcome> => {
  const outcome = await takeLead(site, purpose, { ...form, step: undefined }, origin, more)
  if (outcome.kind === 'begun') throw new Error('A form without steps was treated as one with steps.')
  return outcome
}

/** Records that a shopper revealed a phone number (VDP-12); false for an unknown vehicle or when rate limited. */
export const takePhoneLead = async (site: Site, form: LeadForm, origin: LeadOrigin): Promise<boolean> => {
  const car = await carNamed(site.id, text(form, 'car_id'))
  if (!car || (await mustWait(['callsBySender', origin.sender], ['callsBySite', site.id]))) return false
  const lead = phoneLead(site, car)
  const state = { source: 'Website', form_completed: true, lead_status: 'Complete', opt_in: false }
  const row = { ...lead, ...originOf(origin), ...state, key: keyOf(form, lead) }
  await storeLead(site, { row, values: {}, wanted: null })
  return true
}
