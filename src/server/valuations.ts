import 'server-only'
import { listLeadFields } from '@/src/domain/leads/fields'
import { type LeadErrors, parseLead } from '@/src/domain/leads/parse-lead'
import type { TradeRules } from '@/src/domain/trade-in/own-valuation'
import { applyAgeLimit, type StoredResult, type ProviderAnswer, formatVehicle } from '@/src/domain/trade-in/progress'
import { isRegoState, parseKms, parseRego } from '@/src/domain/trade-in/rego'
import type { TradeFacts } from '@/src/domain/trade-in/valuation'
import { formatRange, tradeProblemTexts, tradeSubcategories } from '@/src/domain/trade-in/trade-in-text'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { createValuations } from '@/src/integrations/valuation'
import { inTransaction } from '@/src/integrations/postgres/connections'
import { log } from '@/src/platform/log'
import { database } from './database'
import { type LeadForm, type LeadOrigin, type CompleteLeadResult, submitCompleteLead } from './leads'
import { secondsToWait } from './limits'
import { findVehicle } from './find-vehicle'
import { createOwnStock } from './own-stock'
import {
  insertValuation,
  updateValuation,
  updateLeadProgress,
  type ValuationRecord,
  findValuation,
} from './valuation-store'

/** Milliseconds for each answer of the provider. */
const TIMEOUT_MS = 3000

/** Seconds until this sender may request another valuation; 0 if it may now. */
export const secondsToWaitForValuation = ({ id }: Pick<Site, 'id'>, sender: string | null): Promise<number> =>
  secondsToWait(['valuationsBySender', sender], ['valuationsBySite', id])

/** The limits and margin that this dealer sets for valuations. */
const readTradeRules = ({ switches }: Pick<Site, 'switches'>): TradeRules => {
  const { margin, oldest_years, most_kms } = switches.trade_in
  return { margin, oldest_years, most_kms }
}

/** Returns the valuation provider for a dealer's shoppers. */
export const getValuationProvider = (site: Site) => createValuations(env, createOwnStock(site.id), readTradeRules(site))

/** Rejects if the provider does not answer in time. */
export const withTimeout = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The valuation service did not answer in time.')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

type VehicleDetails = Pick<ValuationRecord, 'rego' | 'rego_state' | 'kms'>

const requestValuation = async (
  site: Site,
  { rego, rego_state, kms }: VehicleDetails,
  facts: TradeFacts | undefined,
): Promise<ProviderAnswer> => {
  try {
    const query = { rego, regoState: rego_state, kms, ...(facts ? { facts } : {}) }
    const answer = await withTimeout(getValuationProvider(site).requestValuation(query))
    return applyAgeLimit(answer, kms, readTradeRules(site), new Date().getUTCFullYear())
  } catch (error) {
    log.error({ err: error }, 'A trade-in could not be valued.')
    return { kind: 'down' }
  }
}

/**
 * Estimates a vehicle's value by its plate alone, in cents; null if the provider or the dealer's rules do not allow it.
 */
export const estimateByPlate = async (
  site: Site,
  typedPlate: { readonly rego: string; readonly regoState: string; readonly kms: string },
): Promise<{ readonly low_cents: number; readonly high_cents: number } | null> => {
  const [rego, kms] = [parseRego(typedPlate.rego), parseKms(typedPlate.kms)]
  if (rego === null || kms === null || !isRegoState(typedPlate.regoState)) return null
  const answer = await requestValuation(site, { rego, rego_state: typedPlate.regoState, kms }, undefined)
  return answer.kind === 'estimate' ? answer : null
}

const toEstimateFields = (answer: ProviderAnswer) =>
  answer.kind === 'estimate'
    ? { low_cents: answer.low_cents, high_cents: answer.high_cents, provider_id: answer.id, state: 'valued' as const }
    : { state: 'none' as const }

/** The full result as JSON, if the dealer stores it with the lead (TRD-02). */
export const fullResultDetails = (site: Site, result: StoredResult): Readonly<Record<string, string>> =>
  site.switches.trade_in.miscellaneous ? { valuation: JSON.stringify(result) } : {}

const toLeadDetails = (
  site: Site,
  { rego, rego_state }: VehicleDetails,
  result: StoredResult,
): Readonly<Record<string, string>> => {
  const { told: answer } = result
  const vehicle = formatVehicle(result)
  return {
    rego,
    regoState: rego_state,
    ...(vehicle === '' ? {} : { trade_in_vehicle: vehicle }),
    estimate: answer.kind === 'estimate' ? formatRange(answer.low_cents, answer.high_cents) : 'No online estimate',
    ...fullResultDetails(site, result),
  }
}

/**
 * Requests a valuation and stores the answer with its lead (TRD-02). If the provider fails, a person values the
 * vehicle: the lead is already stored.
 */
export const valueVehicle = async (
  site: Site,
  valuation: ValuationRecord,
  {
    facts = valuation.result.facts,
    ...vehicleChange
  }: Partial<VehicleDetails> & { readonly facts?: TradeFacts | undefined } = {},
): Promise<void> => {
  const current = { rego: valuation.rego, rego_state: valuation.rego_state, kms: valuation.kms, ...vehicleChange }
  const answer = await requestValuation(site, current, facts)
  const { under_finance } = valuation.result
  const result: StoredResult = {
    told: answer,
    ...(facts ? { facts } : {}),
    ...(under_finance === undefined ? {} : { under_finance }),
  }
  await inTransaction(await database(), async (db) => {
    const changed = await updateValuation(db, valuation.id, {
      ...current,
      ...toEstimateFields(answer),
      result,
      answers: valuation.answers,
      description: formatVehicle(result),
      provider: getValuationProvider(site).name,
    })
    if (!changed || !valuation.lead_id) return
    await updateLeadProgress(db, valuation.lead_id, {
      subcategory: tradeSubcategories.requested,
      isComplete: ['none', 'down'].includes(answer.kind),
      details: toLeadDetails(site, current, result),
    })
  })
}

type StartResult =
  | Exclude<CompleteLeadResult, { readonly kind: 'stored' }>
  /** `token` is null if the honeypot field was filled in: nothing was stored. */
  | { readonly kind: 'started'; readonly token: string | null; readonly lead_id: string; readonly event: number }

const formText = (form: LeadForm, name: string): string => {
  const formValue = form[name]
  return typeof formValue === 'string' ? formValue.trim() : ''
}

/** Errors of plate, state and kilometres, which the form's general rules do not cover. */
const findVehicleErrors = (values: Readonly<Record<string, string>>): LeadErrors => {
  const { rego = '', regoState = '', kms = '' } = values
  return {
    ...(parseRego(rego) ? {} : { rego: tradeProblemTexts.rego }),
    ...(isRegoState(regoState) ? {} : { regoState: tradeProblemTexts.regoState }),
    ...(parseKms(kms) === null ? { kms: tradeProblemTexts.kms } : {}),
  }
}

type FirstStep =
  | { readonly errors: LeadErrors; readonly values: Readonly<Record<string, string>> }
  | { readonly car: VehicleDetails; readonly values: Readonly<Record<string, string>> }

/** Reads the first step, or all of its errors at once. */
const readFirstStep = (site: Site, form: LeadForm): FirstStep => {
  const kilometres = parseKms(formText(form, 'kms'))
  const formValue = kilometres === null ? form : { ...form, kms: String(kilometres) }
  const reading = parseLead(formValue, listLeadFields('trade-in', undefined, site))
  const { values } = reading
  const { rego: plate = '', regoState = '', kms: clock = '' } = values
  const [rego, kms] = [parseRego(plate), parseKms(clock)]
  if (!('errors' in reading) && rego !== null && kms !== null && isRegoState(regoState))
    return { car: { rego, rego_state: regoState, kms }, values }
  // In the form's order, with the vehicle's errors and their own texts first.
  const vehicleErrors = findVehicleErrors(values)
  return { errors: { ...vehicleErrors, ...('errors' in reading ? reading.errors : {}), ...vehicleErrors }, values }
}

type Contact = Readonly<Record<'name' | 'phone' | 'email', string>> & { readonly under_finance: boolean }

const toContact = ({
  name = '',
  phone = '',
  email = '',
  under_finance,
}: Readonly<Record<string, string>>): Contact => ({
  name,
  phone,
  email: email.toLowerCase(),
  under_finance: under_finance === 'Yes',
})

/** Requests the first valuation. If it was already requested, the stored answer stays. */
const requestFirstValuation = async (site: Site, token: string, { sender }: LeadOrigin): Promise<void> => {
  const stored = await findValuation(site.id, token)
  const isOpen = stored?.state === 'none' && stored.result.told.kind === 'down'
  if (isOpen && (await secondsToWaitForValuation(site, sender)) === 0) await valueVehicle(site, stored)
}

/**
 * Handles the first step (TRD-02): plate, state, kilometres and contact. The lead is stored before the provider is
 * asked, so that nothing is lost. Rejects if the database does not answer: then nothing is acknowledged.
 */
export const startValuation = async (
  site: Site,
  form: LeadForm,
  origin: LeadOrigin,
  shopper_id: string | null,
): Promise<StartResult> => {
  const read = readFirstStep(site, form)
  if ('errors' in read) return { kind: 'wrong', ...read }
  const outcome = await submitCompleteLead(
    site,
    'trade-in',
    { ...form, rego: read.car.rego, kms: String(read.car.kms) },
    origin,
    {
      form_completed: false,
      lead_status: 'Started',
      ...(shopper_id === null ? {} : { shopper: shopper_id }),
    },
  )
  if (outcome.kind !== 'stored') return outcome
  const { lead_id, event } = outcome
  if (lead_id === '') return { kind: 'started', token: null, lead_id, event }
  const desiredVehicle = await findVehicle(site.id, formText(form, 'car_id'))
  const car_id = desiredVehicle?.id ?? null
  const valuation = { ...read.car, ...toContact(read.values), lead_id, shopper_id, car_id }
  const token = await insertValuation(await database(), site, valuation)
  await requestFirstValuation(site, token, origin)
  return { kind: 'started', token, lead_id, event }
}
