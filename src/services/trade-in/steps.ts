import type { Pool } from 'pg'
import { formatCents } from '@/src/domain/money/format-money'
import type { LeadErrors } from '@/src/domain/leads/parse-lead'
import { type StoredResult, tradeStepOf } from '@/src/domain/trade-in/progress'
import { OTHER_MODEL, parseFacts } from '@/src/domain/trade-in/parse-facts'
import { isState } from '@/src/domain/locations/states'
import { parseRego } from '@/src/domain/trade-in/rego'
import { parseAnswers } from '@/src/domain/trade-in/valuation'
import { tradeProblemTexts, tradeSubcategories } from '@/src/domain/trade-in/trade-in-text'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'
import type { Site } from '@/src/domain/tenancy/site'
import { inTransaction } from '@/src/platform/postgres/connections'
import { log } from '@/src/platform/log'
import { queueMessage } from '@/src/services/messages/queue-message'
import { buildAcceptedOfferEmail } from './valuation-emails'
import { updateValuation, markAccepted, findValuation } from './valuation-store'
import { updateLeadProgress } from './lead-progress'
import { valueVehicle } from './value-vehicle'
import { withValuationTimeout, getValuationProvider } from './request-valuation'
import { storeOffer } from './store-offer'

type Form = Readonly<Record<string, unknown>>

/** The outcome of a step. `missing`: no such valuation; `closed`: it is past that step; `down`: the provider failed. */
export type StepResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'invalid'; readonly errors: LeadErrors; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'missing' | 'closed' | 'unavailable' }

const formText = (form: Form, name: string): string => {
  const typedValue = form[name]
  return typeof typedValue === 'string' ? typedValue.trim().slice(0, 200) : ''
}

const currentStep = (site: Site, valuation: ValuationRecord) =>
  tradeStepOf(valuation, site.switches.trade_in.valid_days, new Date())

/** A model that the provider does not offer is valued by a person. */
const requestManualValuation = async (db: Pool, site: Site, valuation: ValuationRecord): Promise<void> => {
  const result: StoredResult = { ...valuation.result, answer: { kind: 'none', reason: 'other' } }
  await inTransaction(db, async (client) => {
    const change = {
      ...valuation,
      state: 'none' as const,
      result,
      description: '',
      provider: getValuationProvider(db, site).name,
    }
    const changed = await updateValuation(client, valuation.id, change)
    if (changed && valuation.lead_id)
      await updateLeadProgress(client, valuation.lead_id, {
        subcategory: tradeSubcategories.requested,
        isComplete: true,
        details: {},
      })
  })
}

/** Stores the vehicle's facts that the provider asked for (TRD-04). */
const submitFacts = async (db: Pool, site: Site, token: string, form: Form): Promise<StepResult> => {
  const valuation = await findValuation(db, site.id, token)
  if (!valuation) return { kind: 'missing' }
  if (currentStep(site, valuation) !== 'facts') return { kind: 'closed' }
  const { facts, errors } = parseFacts(valuation.result.answer, form, new Date().getUTCFullYear())
  if (Object.keys(errors).length > 0)
    return { kind: 'invalid', errors, values: { model: formText(form, 'model'), year: formText(form, 'year') } }
  await (facts && formText(form, 'model') !== OTHER_MODEL
    ? valueVehicle(db, site, valuation, { facts, emailsEstimate: true })
    : requestManualValuation(db, site, valuation))
  return { kind: 'done' }
}

/** Corrects a plate that the provider did not find. */
const submitRego = async (db: Pool, site: Site, token: string, form: Form): Promise<StepResult> => {
  const valuation = await findValuation(db, site.id, token)
  if (!valuation) return { kind: 'missing' }
  if (currentStep(site, valuation) !== 'rego') return { kind: 'closed' }
  const [rego, rego_state] = [parseRego(formText(form, 'rego')), formText(form, 'regoState')]
  if (rego === null || !isState(rego_state)) {
    const errors = {
      ...(rego === null ? { rego: tradeProblemTexts.rego } : {}),
      ...(isState(rego_state) ? {} : { regoState: tradeProblemTexts.regoState }),
    }
    return { kind: 'invalid', errors, values: { rego: formText(form, 'rego'), regoState: rego_state } }
  }
  await valueVehicle(db, site, valuation, { rego, rego_state, emailsEstimate: true })
  return { kind: 'done' }
}

/** Requests the valuation again if the provider failed or the offer has expired. */
const retryValuation = async (db: Pool, site: Site, token: string): Promise<StepResult> => {
  const valuation = await findValuation(db, site.id, token)
  if (!valuation) return { kind: 'missing' }
  if (!['again', 'lapsed'].includes(currentStep(site, valuation))) return { kind: 'closed' }
  await valueVehicle(db, site, valuation, { emailsEstimate: true })
  return { kind: 'done' }
}

/** Reads `adjustmentAnswers` of a JSON body, or the form's own fields. */
const answersIn = (form: Form): Form => {
  const answers = form['adjustmentAnswers']
  return typeof answers === 'object' && answers !== null ? (answers as Form) : form
}

/**
 * Handles the answers about the vehicle's condition and makes the offer (TRD-02). Amounts come from the provider alone.
 */
const answerAdjustments = async (db: Pool, site: Site, token: string, form: Form): Promise<StepResult> => {
  const valuation = await findValuation(db, site.id, token)
  if (!valuation) return { kind: 'missing' }
  const { answer } = valuation.result
  if (valuation.state === 'accepted' || answer.kind !== 'estimate') return { kind: 'closed' }
  const { answers, errors } = parseAnswers(answer.questions, answersIn(form))
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors, values: answers }
  try {
    const offer = await withValuationTimeout(getValuationProvider(db, site).adjust(answer.id, answers))
    if (offer) return { kind: (await storeOffer(db, site, valuation, answers, offer)) ? 'done' : 'closed' }
  } catch (error) {
    log.error({ err: error }, 'A trade-in offer could not be made.')
    return { kind: 'unavailable' }
  }
  // The provider no longer has its estimate: request a new one; only the answers are lost.
  await valueVehicle(db, site, valuation)
  return { kind: 'unavailable' }
}

/**
 * Accepts the offer (TRD-02, event 18): updates the lead and the valuation together, and emails the shopper.
 * Idempotent. An expired offer cannot be accepted; the amount is the stored one, whatever the form sends.
 */
const acceptOffer = async (db: Pool, site: Site, token: string, form: Form): Promise<StepResult> => {
  const claimedLeadId = formText(form, 'lead_id')
  return inTransaction(db, async (client): Promise<StepResult> => {
    const valuation = await findValuation(client, site.id, token, { lock: true })
    if (!valuation || (claimedLeadId !== '' && claimedLeadId !== valuation.lead_id)) return { kind: 'missing' }
    const step = currentStep(site, valuation)
    if (step === 'accepted') return { kind: 'done' }
    if (step !== 'offer') return { kind: 'closed' }
    await markAccepted(client, valuation.id)
    if (valuation.lead_id)
      await updateLeadProgress(client, valuation.lead_id, {
        subcategory: tradeSubcategories.accepted,
        isComplete: true,
        details: { offer_accepted: 'true', offer_price: formatCents(valuation.offer_cents ?? 0) },
      })
    if (valuation.email)
      await queueMessage(client, {
        tenant: site.id,
        channel: 'email',
        to: valuation.email,
        from: site.name,
        ...buildAcceptedOfferEmail(site, valuation),
        key: `valuation:${valuation.id}:accepted`,
      })
    return { kind: 'done' }
  })
}

/** The steps after the first, by the name of their route. */
export const tradeInSteps = {
  facts: submitFacts,
  rego: submitRego,
  again: retryValuation,
  adjustments: answerAdjustments,
  accept: acceptOffer,
} as const satisfies Record<string, (db: Pool, site: Site, token: string, form: Form) => Promise<StepResult>>
