import 'server-only'
import { leadFields } from '@/src/domain/leads/fields'
import { type LeadErrors, readLead } from '@/src/domain/leads/read-lead'
import type { TradeRules } from '@/src/domain/trade-in/estimate'
import { asRuled, type KeptResult, type Told, vehicleText } from '@/src/domain/trade-in/progress'
import { isRegoState, readKms, readRego } from '@/src/domain/trade-in/rego'
import type { TradeFacts } from '@/src/domain/trade-in/valuation'
import { rangeText, tradeProblems, tradeSubcategories } from '@/src/domain/trade-in/words'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { valuations } from '@/src/integrations/valuation'
import { inTransaction } from '@/src/integrations/postgres/connections'
import { database } from './database'
import { type LeadForm, type LeadOrigin, type WholeOutcome, takeWholeLead } from './leads'
import { secondsToWait } from './limits'
import { anyCarNamed } from './named-car'
import { ownStock } from './own-stock'
import { addValuation, changeValuation, noteOnLead, type StoredValuation, valuationAt } from './valuation-store'

/** Milliseconds for each answer of the provider. */
const patience = 3000

/** Seconds until this sender may request another valuation; 0 if it may now. */
export const valuationWait = ({ id }: Pick<Site, 'id'>, sender: string | null): Promise<number> =>
  secondsToWait(['valuationsBySender', sender], ['valuationsBySite', id])

/** The limits and margin that this dealer sets for valuations. */
const rulesOf = ({ switches }: Pick<Site, 'switches'>): TradeRules => {
  const { margin, oldest_years, most_kms } = switches.trade_in
  return { margin, oldest_years, most_kms }
}

/** Returns the valuation provider for a dealer's shoppers. */
export const valuationsOf = (site: Site) => valuations(env, ownStock(site.id), rulesOf(site))

/** Rejects if the provider does not answer in time. */
export const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The valuation service did not answer in time.')), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

type Car = Pick<StoredValuation, 'rego' | 'rego_state' | 'kms'>

const ask = async (site: Site, { rego, rego_state, kms }: Car, facts: TradeFacts | undefined): Promise<Told> => {
  try {
    const asked = { rego, regoState: rego_state, kms, ...(facts ? { facts } : {}) }
    const told = await inTime(valuationsOf(site).valuation(asked))
    return asRuled(told, kms, rulesOf(site), new Date().getUTCFullYear())
  } catch (error) {
    console.error('A trade-in could not be valued:', error)
    return { kind: 'down' }
  }
}

/**
 * Estimates a vehicle's value by its plate alone, in cents; null if the provider or the dealer's rules do not allow it.
 */
export const plateEstimate = async (
  site: Site,
  given: { readonly rego: string; readonly regoState: string; readonly kms: string },
): Promise<{ readonly low_cents: number; readonly high_cents: number } | null> => {
  const [rego, kms] = [readRego(given.rego), readKms(given.kms)]
  if (rego === null || kms === null || !isRegoState(given.regoState)) return null
  const told = await ask(site, { rego, rego_state: given.regoState, kms }, undefined)
  return told.kind === 'estimate' ? told : null
}

const estimateOf = (told: Told) =>
  told.kind === 'estimate'
    ? { low_cents: told.low_cents, high_cents: told.high_cents, provider_id: told.id, state: 'valued' as const }
    : { state: 'none' as const }

/** The full result as JSON, if the dealer stores it with the lead (TRD-02). */
export const wholeResult = (site: Site, result: KeptResult): Readonly<Record<string, string>> =>
  site.switches.trade_in.miscellaneous ? { valuation: JSON.stringify(result) } : {}

const leadDetails = (site: Site, { rego, rego_state }: Car, result: KeptResult): Readonly<Record<string, string>> => {
  const { told } = result
  const vehicle = vehicleText(result)
  return {
    rego,
    regoState: rego_state,
    ...(vehicle === '' ? {} : { trade_in_vehicle: vehicle }),
    estimate: told.kind === 'estimate' ? rangeText(told.low_cents, told.high_cents) : 'No online estimate',
    ...wholeResult(site, result),
  }
}

/**
 * Requests a valuation and stores the answer with its lead (TRD-02). If the provider fails, a person values the
 * vehicle: the lead is already stored.
 */
export const value = async (
  site: Site,
  one: StoredValuation,
  { facts = one.result.facts, ...car }: Partial<Car> & { readonly facts?: TradeFacts | undefined } = {},
): Promise<void> => {
  const now = { rego: one.rego, rego_state: one.rego_state, kms: one.kms, ...car }
  const told = await ask(site, now, facts)
  const { under_finance } = one.result
  const result: KeptResult = {
    told,
    ...(facts ? { facts } : {}),
    ...(under_finance === undefined ? {} : { under_finance }),
  }
  await inTransaction(await database(), async (db) => {
    const changed = await changeValuation(db, one.id, {
      ...now,
      ...estimateOf(told),
      result,
      answers: one.answers,
      description: vehicleText(result),
      provider: valuationsOf(site).name,
    })
    if (!changed || !one.lead_id) return
    await noteOnLead(db, one.lead_id, {
      subcategory: tradeSubcategories.requested,
      complete: ['none', 'down'].includes(told.kind),
      details: leadDetails(site, now, result),
    })
  })
}

type Started =
  | Exclude<WholeOutcome, { readonly kind: 'stored' }>
  /** `token` is null if the honeypot field was filled in: nothing was stored. */
  | { readonly kind: 'started'; readonly token: string | null; readonly lead_id: string; readonly event: number }

const text = (form: LeadForm, name: string): string => {
  const said = form[name]
  return typeof said === 'string' ? said.trim() : ''
}

/** Errors of plate, state and kilometres, which the form's general rules do not cover. */
const carErrors = (values: Readonly<Record<string, string>>): LeadErrors => {
  const { rego = '', regoState = '', kms = '' } = values
  return {
    ...(readRego(rego) ? {} : { rego: tradeProblems.rego }),
    ...(isRegoState(regoState) ? {} : { regoState: tradeProblems.regoState }),
    ...(readKms(kms) === null ? { kms: tradeProblems.kms } : {}),
  }
}

type Start =
  | { readonly errors: LeadErrors; readonly values: Readonly<Record<string, string>> }
  | { readonly car: Car; readonly values: Readonly<Record<string, string>> }

/** Reads the first step, or all of its errors at once. */
const readStart = (site: Site, form: LeadForm): Start => {
  const typed = readKms(text(form, 'kms'))
  const said = typed === null ? form : { ...form, kms: String(typed) }
  const reading = readLead(said, leadFields('trade-in', undefined, site))
  const { values } = reading
  const { rego: plate = '', regoState = '', kms: clock = '' } = values
  const [rego, kms] = [readRego(plate), readKms(clock)]
  if (!('errors' in reading) && rego !== null && kms !== null && isRegoState(regoState))
    return { car: { rego, rego_state: regoState, kms }, values }
  // In the form's order, with the vehicle's errors and their own texts first.
  const ofCar = carErrors(values)
  return { errors: { ...ofCar, ...('errors' in reading ? reading.errors : {}), ...ofCar }, values }
}

type People = Readonly<Record<'name' | 'phone' | 'email', string>> & { readonly under_finance: boolean }

const peopleOf = ({ name = '', phone = '', email = '', under_finance }: Readonly<Record<string, string>>): People => ({
  name,
  phone,
  email: email.toLowerCase(),
  under_finance: under_finance === 'Yes',
})

/** Requests the first valuation. If it was already requested, the stored answer stays. */
const valueFirst = async (site: Site, token: string, { sender }: LeadOrigin): Promise<void> => {
  const stored = await valuationAt(site.id, token)
  const open = stored?.state === 'none' && stored.result.told.kind === 'down'
  if (open && (await valuationWait(site, sender)) === 0) await value(site, stored)
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
): Promise<Started> => {
  const read = readStart(site, form)
  if ('errors' in read) return { kind: 'wrong', ...read }
  const outcome = await takeWholeLead(
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
  const towards = await anyCarNamed(site.id, text(form, 'car_id'))
  const car_id = towards?.id ?? null
  const one = { ...read.car, ...peopleOf(read.values), lead_id, shopper_id, car_id }
  const token = await addValuation(await database(), site, one)
  await valueFirst(site, token, origin)
  return { kind: 'started', token, lead_id, event }
}
