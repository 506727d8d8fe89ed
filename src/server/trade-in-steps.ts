import 'server-only'
import * as z from 'zod/mini'
import { grouped } from '@/src/domain/grouped'
import { formatCents } from '@/src/domain/money'
import type { LeadErrors } from '@/src/domain/leads/read-lead'
import { type KeptResult, offerEnds, tradeStep, vehicleText } from '@/src/domain/trade-in/progress'
import { otherModel, readFacts } from '@/src/domain/trade-in/read-facts'
import { isRegoState, readRego } from '@/src/domain/trade-in/rego'
import { type AdjustedOffer, type AdjustmentAnswers, readAnswers } from '@/src/domain/trade-in/valuation'
import { dayText, offerTerms, tradeProblems, tradeSubcategories } from '@/src/domain/trade-in/words'
import type { Site } from '@/src/domain/tenancy/site'
import { inTransaction } from '@/src/integrations/postgres/connections'
import { queueMessage } from '@/src/services/messages/queue-message'
import { database } from './database'
import {
  changeValuation,
  markAccepted,
  noteDetails,
  noteOnLead,
  type StoredValuation,
  valuationAt,
} from './valuation-store'
import { inTime, value, valuationsOf, wholeResult } from './valuations'

type Form = Readonly<Record<string, unknown>>

/** The outcome of a step. `missing`: no such valuation; `closed`: it is past that step; `down`: the provider failed. */
export type StepOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'wrong'; readonly errors: LeadErrors; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'missing' | 'closed' | 'down' }

const text = (form: Form, name: string): string => {
  const said = form[name]
  return typeof said === 'string' ? said.trim().slice(0, 200) : ''
}

const stepOf = (site: Site, one: StoredValuation) => tradeStep(one, site.switches.trade_in.valid_days, new Date())

/** The dealer's time zone: that of its first location. */
export const zoneOf = (site: Site): string => site.locations[0]?.timezone ?? 'Australia/Brisbane'

/** The expiry date of an offer made at that moment, formatted. */
export const offerUntil = (site: Site, offered_at: string): string =>
  dayText(offerEnds(offered_at, site.switches.trade_in.valid_days), zoneOf(site))

/** A model that the provider does not offer is valued by a person. */
const asOther = async (site: Site, one: StoredValuation): Promise<void> => {
  const result: KeptResult = { ...one.result, told: { kind: 'none', reason: 'other' } }
  await inTransaction(await database(), async (db) => {
    const change = { ...one, state: 'none' as const, result, description: '', provider: valuationsOf(site).name }
    const changed = await changeValuation(db, one.id, change)
    if (changed && one.lead_id)
      await noteOnLead(db, one.lead_id, { subcategory: tradeSubcategories.requested, complete: true, details: {} })
  })
}

/** Stores the vehicle's facts that the provider asked for (TRD-04). */
export const giveFacts = async (site: Site, token: string, form: Form): Promise<StepOutcome> => {
  const one = await valuationAt(site.id, token)
  if (!one) return { kind: 'missing' }
  if (stepOf(site, one) !== 'facts') return { kind: 'closed' }
  const { facts, errors } = readFacts(one.result.told, form, new Date().getUTCFullYear())
  if (Object.keys(errors).length > 0)
    return { kind: 'wrong', errors, values: { model: text(form, 'model'), year: text(form, 'year') } }
  await (facts && text(form, 'model') !== otherModel ? value(site, one, { facts }) : asOther(site, one))
  return { kind: 'done' }
}

/** Corrects a plate that the provider did not find. */
export const giveRego = async (site: Site, token: string, form: Form): Promise<StepOutcome> => {
  const one = await valuationAt(site.id, token)
  if (!one) return { kind: 'missing' }
  if (stepOf(site, one) !== 'rego') return { kind: 'closed' }
  const [rego, rego_state] = [readRego(text(form, 'rego')), text(form, 'regoState')]
  if (rego === null || !isRegoState(rego_state)) {
    const errors = {
      ...(rego === null ? { rego: tradeProblems.rego } : {}),
      ...(isRegoState(rego_state) ? {} : { regoState: tradeProblems.regoState }),
    }
    return { kind: 'wrong', errors, values: { rego: text(form, 'rego'), regoState: rego_state } }
  }
  await value(site, one, { rego, rego_state })
  return { kind: 'done' }
}

/** Requests the valuation again if the provider failed or the offer has expired. */
export const valueAgain = async (site: Site, token: string): Promise<StepOutcome> => {
  const one = await valuationAt(site.id, token)
  if (!one) return { kind: 'missing' }
  if (!['again', 'lapsed'].includes(stepOf(site, one))) return { kind: 'closed' }
  await value(site, one)
  return { kind: 'done' }
}

/** Cents. Below this a person values the vehicle. */
const leastOffer = 100_00

const offered = ({ told, ...rest }: KeptResult, offer: AdjustedOffer): KeptResult =>
  offer.offer_cents < leastOffer
    ? {
        ...withoutOffer({ told, ...rest }),
        told: { kind: 'none', reason: 'other', ...('facts' in told ? { facts: told.facts } : {}) },
      }
    : { ...rest, told, offer, offered_at: new Date().toISOString() }

const withoutOffer = ({ offer: _, offered_at: __, ...rest }: KeptResult): KeptResult => rest

const adjustmentsText = ({ adjustments }: AdjustedOffer): string =>
  adjustments
    .map(({ label, answer, cents }) => `${label}: ${answer}${cents ? ` (${formatCents(cents)})` : ''}`)
    .join('\n')

const storeOffer = async (
  site: Site,
  one: StoredValuation,
  answers: AdjustmentAnswers,
  offer: AdjustedOffer,
): Promise<boolean> => {
  const result = offered(one.result, offer)
  const made = result.offer !== undefined
  return inTransaction(await database(), async (db) => {
    const change = { ...one, answers, result, description: vehicleText(result), provider: valuationsOf(site).name }
    const changed = await changeValuation(db, one.id, {
      ...change,
      state: made ? 'offered' : 'none',
      offer_cents: made ? offer.offer_cents : undefined,
    })
    if (changed && one.lead_id)
      await noteOnLead(db, one.lead_id, {
        subcategory: made ? tradeSubcategories.offered : tradeSubcategories.requested,
        complete: !made,
        details: {
          ...(made ? { offer_price: formatCents(offer.offer_cents) } : {}),
          adjustments: adjustmentsText(offer) || 'None',
          ...wholeResult(site, result),
        },
      })
    return changed
  })
}

/** Reads `adjustmentAnswers` of a JSON body, or the form's own fields. */
const given = (form: Form): Form => {
  const answers = form['adjustmentAnswers']
  return typeof answers === 'object' && answers !== null ? (answers as Form) : form
}

/**
 * Handles the answers about the vehicle's condition and makes the offer (TRD-02). Amounts come from the provider alone.
 */
export const answerAdjustments = async (site: Site, token: string, form: Form): Promise<StepOutcome> => {
  const one = await valuationAt(site.id, token)
  if (!one) return { kind: 'missing' }
  const { told } = one.result
  if (one.state === 'accepted' || told.kind !== 'estimate') return { kind: 'closed' }
  const { answers, errors } = readAnswers(told.questions, given(form))
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors, values: answers }
  try {
    const offer = await inTime(valuationsOf(site).adjust(told.id, answers))
    if (offer) return { kind: (await storeOffer(site, one, answers, offer)) ? 'done' : 'closed' }
  } catch (error) {
    console.error('A trade-in offer could not be made:', error)
    return { kind: 'down' }
  }
  // The provider no longer has its estimate: request a new one; only the answers are lost.
  await value(site, one)
  return { kind: 'down' }
}

const mailText = (site: Site, one: StoredValuation): string => {
  const { result, rego, rego_state, offer_cents = 0 } = one
  return [
    `Hello ${one.name ?? ''}`.trim() + ',',
    '',
    `You have taken our offer of ${formatCents(offer_cents)} for your ${vehicleText(result)}, registration ${rego} (${rego_state}), ${grouped(one.kms)} km.`,
    '',
    offerTerms(offerUntil(site, result.offered_at ?? '')),
    '',
    ...(result.offer ? [adjustmentsText(result.offer), ''] : []),
    ...(result.under_finance ? ['It is under finance: please bring a payout letter from your lender.', ''] : []),
    `Your valuation: ${site.url}/cars/trade-in/${one.token}`,
    '',
    `${site.name} will call you to agree on a time to look at it.`,
  ].join('\n')
}

/**
 * Accepts the offer (TRD-02, event 18): updates the lead and the valuation together, and emails the shopper.
 * Idempotent. An expired offer cannot be accepted; the amount is the stored one, whatever the form sends.
 */
export const acceptOffer = async (site: Site, token: string, form: Form): Promise<StepOutcome> => {
  const claimed = text(form, 'lead_id')
  return inTransaction(await database(), async (db): Promise<StepOutcome> => {
    const one = await valuationAt(site.id, token, { db, lock: true })
    if (!one || (claimed !== '' && claimed !== one.lead_id)) return { kind: 'missing' }
    const step = stepOf(site, one)
    if (step === 'accepted') return { kind: 'done' }
    if (step !== 'offer') return { kind: 'closed' }
    await markAccepted(db, one.id)
    if (one.lead_id)
      await noteOnLead(db, one.lead_id, {
        subcategory: tradeSubcategories.accepted,
        complete: true,
        details: { offer_accepted: 'true', offer_price: formatCents(one.offer_cents ?? 0) },
      })
    if (one.email)
      await queueMessage(db, {
        tenant: site.id,
        channel: 'email',
        to: one.email,
        from: site.name,
        subject: `Your trade-in: ${vehicleText(one.result) || one.rego}`,
        text: mailText(site, one),
        key: `valuation:${one.id}:accepted`,
      })
    return { kind: 'done' }
  })
}

const resultSchema = z.strictObject({
  column_name: z.literal('valuation'),
  id: z.string(),
  lead_id: z.uuid(),
  /** Dollars. */
  offer_price: z.optional(z.number()),
  adjustments: z.optional(z.array(z.unknown()).check(z.maxLength(30))),
})

/**
 * `POST /api/miscellaneous` (TRD-02): stores a valuation's result with its lead. The stored result is the server's own;
 * a request with another amount is refused.
 */
export const keepResult = async (site: Site, body: unknown): Promise<'kept' | 'missing' | 'wrong'> => {
  if (!site.switches.trade_in.miscellaneous) return 'missing'
  const read = resultSchema.safeParse(body)
  if (!read.success) return 'wrong'
  const { id, lead_id, offer_price } = read.data
  return inTransaction(await database(), async (db) => {
    const one = await valuationAt(site.id, id, { db, lock: true })
    if (!one || one.lead_id !== lead_id) return 'missing'
    if (offer_price !== undefined && Math.round(offer_price * 100) !== one.offer_cents) return 'wrong'
    await noteDetails(db, lead_id, wholeResult(site, one.result))
    return 'kept'
  })
}
