import type { Pool } from 'pg'
import { listLeadFields } from '@/src/domain/leads/fields'
import { type LeadErrors, parseLead } from '@/src/domain/leads/parse-lead'
import type { CompleteLeadResult, LeadForm, LeadOrigin } from '@/src/domain/leads/submitted-lead'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { isState } from '@/src/domain/locations/states'
import { kilometresMessage, parseKms, parseRego } from '@/src/domain/trade-in/rego'
import { tradeProblemTexts } from '@/src/domain/trade-in/trade-in-text'
import type { Site } from '@/src/domain/tenancy/site'
import { formText } from '@/src/services/leads/lead-request'
import { summarizeRequest } from '@/src/domain/leads/receipt'
import { addEstimate, valuationLink } from './valuation-emails'
import { queueReceipt } from '@/src/services/leads/queue-receipt'
import { submitCompleteLead } from '@/src/services/leads/submit-lead'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'
import { insertValuation, findValuation } from './valuation-store'
import { valueVehicle } from './value-vehicle'
import type { VehicleDetails } from './request-valuation'

type Values = Readonly<Record<string, string>>

type StartResult =
  | Exclude<CompleteLeadResult, { readonly kind: 'stored' }>
  /** `token` is null if the honeypot field was filled in: nothing was stored. */
  | { readonly kind: 'started'; readonly token: string | null; readonly lead_id: string; readonly event: number }

/** Errors of plate, state and kilometres, which the form's general rules do not cover. */
const findVehicleErrors = (
  { rego = '', regoState = '', kms: typedKms = '' }: Values,
  kms: number | null,
): LeadErrors => ({
  ...(parseRego(rego) ? {} : { rego: tradeProblemTexts.rego }),
  ...(isState(regoState) ? {} : { regoState: tradeProblemTexts.regoState }),
  ...(kms === null ? { kms: kilometresMessage(typedKms) } : {}),
})

type FirstStep =
  | { readonly errors: LeadErrors; readonly values: Values }
  | { readonly vehicle: VehicleDetails; readonly values: Values }

/** Reads the first step, or all of its errors at once. */
const readFirstStep = (site: Site, form: LeadForm): FirstStep => {
  const fields = listLeadFields('trade-in', undefined, site)
  // A dealer of caravans only does not ask for kilometres (LEAD-04).
  const kms = fields.some(({ name }) => name === 'kms') ? parseKms(formText(form, 'kms')) : 0
  const reading = parseLead(kms === null ? form : { ...form, kms: String(kms) }, fields)
  const { values } = reading
  const { rego: plate = '', regoState = '' } = values
  const rego = parseRego(plate)
  if (!('errors' in reading) && rego !== null && kms !== null && isState(regoState))
    return { vehicle: { rego, rego_state: regoState, kms }, values }
  // In the form's order, with the vehicle's errors and their own texts first.
  const vehicleErrors = findVehicleErrors(values, kms)
  return { errors: { ...vehicleErrors, ...('errors' in reading ? reading.errors : {}), ...vehicleErrors }, values }
}

type Contact = Readonly<Record<'name' | 'phone' | 'email', string>> & { readonly under_finance: boolean }

const toContact = ({ name = '', phone = '', email = '', under_finance }: Values): Contact => ({
  name,
  phone,
  email: email.toLowerCase(),
  under_finance: under_finance === 'Yes',
})

/** Seconds until this sender may request another valuation; 0 if it may now. */
export const secondsToWaitForValuation = (db: Pool, { id }: Pick<Site, 'id'>, sender: string | null): Promise<number> =>
  consumeRateLimits(db, [
    ['valuationsBySender', sender],
    ['valuationsBySite', id],
  ])

/** Requests the first valuation. If it was already requested, the stored answer stays. */
const requestFirstValuation = async (db: Pool, site: Site, token: string, sender: string | null): Promise<void> => {
  const stored = await findValuation(db, site.id, token)
  const isOpen = stored?.state === 'none' && stored.result.answer.kind === 'unavailable'
  if (isOpen && (await secondsToWaitForValuation(db, site, sender)) === 0) await valueVehicle(db, site, stored)
}

type ValuationStart = {
  readonly site: Site
  readonly form: LeadForm
  readonly origin: LeadOrigin
  /** The vehicle that the shopper wants to buy with it. */
  readonly vehicle: Vehicle | null
  readonly shopperId: string | null
}

/**
 * Handles the first step (TRD-02): plate, state, kilometres and contact. The lead is stored before the provider is
 * asked, so that nothing is lost. Rejects if the database does not answer: then nothing is acknowledged.
 */
export const startValuation = async (
  db: Pool,
  { site, form, origin, vehicle, shopperId }: ValuationStart,
): Promise<StartResult> => {
  const read = readFirstStep(site, form)
  if ('errors' in read) return { kind: 'invalid', ...read }
  const { rego, kms } = read.vehicle
  const outcome = await submitCompleteLead(
    db,
    { site, leadType: 'trade-in', form: { ...form, rego, kms: String(kms) }, origin, vehicle },
    { form_completed: false, lead_status: 'Started', ...(shopperId === null ? {} : { shopper: shopperId }) },
  )
  if (outcome.kind !== 'stored') return outcome
  const { lead_id, event } = outcome
  if (lead_id === '') return { kind: 'started', token: null, lead_id, event }
  const valuation = {
    ...read.vehicle,
    ...toContact(read.values),
    lead_id,
    shopper_id: shopperId,
    car_id: vehicle?.id ?? null,
  }
  const token = await insertValuation(db, site, valuation)
  await requestFirstValuation(db, site, token, origin.sender)
  const request = summarizeRequest({ site, leadType: 'trade-in', vehicle: undefined, values: read.values })
  await queueReceipt(db, site, {
    lead: lead_id,
    name: valuation.name,
    email: valuation.email,
    link: valuationLink(site, token),
    request: addEstimate(request, site, (await findValuation(db, site.id, token))?.result),
  })
  return { kind: 'started', token, lead_id, event }
}
