import type { Pool } from 'pg'
import { applyAgeLimit, type StoredResult, type ProviderAnswer, formatVehicle } from '@/src/domain/trade-in/progress'
import { tradedKinds } from '@/src/domain/trade-in/age-limits'
import type { TradeRules } from '@/src/domain/trade-in/own-valuation'
import { isState } from '@/src/domain/locations/states'
import { parseKms, parseRego } from '@/src/domain/trade-in/rego'
import { formatRange, tradeSubcategories } from '@/src/domain/trade-in/trade-in-text'
import type { TradeFacts } from '@/src/domain/trade-in/valuation'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { inTransaction } from '@/src/platform/postgres/connections'
import { createValuations } from '@/src/integrations/valuation'
import { withTimeout } from '@/src/platform/with-timeout'
import { createOwnStock } from './own-stock'
import { queueReceiptEmail } from '@/src/services/leads/queue-receipt'
import { buildEstimateEmail } from './valuation-emails'
import { updateValuation, updateLeadProgress } from './valuation-store'
import { log } from '@/src/platform/log'

type Db = Pick<Pool, 'query'>

/** Milliseconds for each answer of the provider. */
const TIMEOUT_MS = 3000

/** The limits and margin that this dealer sets for valuations. */
const readTradeRules = ({ switches }: Pick<Site, 'switches'>): TradeRules => {
  const { margin, oldest_years, max_kms, max_kms_motorcycle, max_kms_truck } = switches.trade_in
  const kinds = tradedKinds(switches.display.item_types)
  return { margin, oldest_years, max_kms, max_kms_motorcycle, max_kms_truck, kinds }
}

/** Returns the valuation provider for a dealer's shoppers. */
export const getValuationProvider = (db: Db, site: Site) =>
  createValuations(env, createOwnStock(db, site.id), readTradeRules(site))

/** Rejects if the provider does not answer in time. */
export const withValuationTimeout = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(work, TIMEOUT_MS, 'The valuation service did not answer in time.')

export type VehicleDetails = Pick<ValuationRecord, 'rego' | 'rego_state' | 'kms'>

const requestValuation = async (
  db: Db,
  site: Site,
  { rego, rego_state, kms }: VehicleDetails,
  facts: TradeFacts | undefined,
): Promise<ProviderAnswer> => {
  try {
    const query = { rego, regoState: rego_state, kms, ...(facts ? { facts } : {}) }
    const answer = await withValuationTimeout(getValuationProvider(db, site).requestValuation(query))
    return applyAgeLimit(answer, kms, readTradeRules(site), new Date().getUTCFullYear())
  } catch (error) {
    log.error({ err: error }, 'A trade-in could not be valued.')
    return { kind: 'unavailable' }
  }
}

/**
 * Estimates a vehicle's value by its plate alone, in cents; null if the provider or the dealer's rules do not allow it.
 */
export const estimateByPlate = async (
  db: Db,
  site: Site,
  typedPlate: { readonly rego: string; readonly regoState: string; readonly kms: string },
): Promise<{ readonly low_cents: number; readonly high_cents: number } | null> => {
  const [rego, kms] = [parseRego(typedPlate.rego), parseKms(typedPlate.kms)]
  if (rego === null || kms === null || !isState(typedPlate.regoState)) return null
  const answer = await requestValuation(db, site, { rego, rego_state: typedPlate.regoState, kms }, undefined)
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
  const { answer } = result
  const vehicle = formatVehicle(result)
  return {
    rego,
    regoState: rego_state,
    ...(vehicle === '' ? {} : { trade_in_vehicle: vehicle }),
    estimate: answer.kind === 'estimate' ? formatRange(answer.low_cents, answer.high_cents) : 'No online estimate',
    ...fullResultDetails(site, result),
  }
}

type ValuationChange = Partial<VehicleDetails> & {
  readonly facts?: TradeFacts | undefined
  /** Emails an estimate: the receipt was sent before the shopper's answers led to it. */
  readonly emailsEstimate?: boolean
}

/**
 * Requests a valuation and stores the answer with its lead (TRD-02). If the provider fails, a person values the
 * vehicle: the lead is already stored.
 */
export const valueVehicle = async (
  db: Pool,
  site: Site,
  valuation: ValuationRecord,
  { facts = valuation.result.facts, emailsEstimate = false, ...vehicleChange }: ValuationChange = {},
): Promise<void> => {
  const current = { rego: valuation.rego, rego_state: valuation.rego_state, kms: valuation.kms, ...vehicleChange }
  const answer = await requestValuation(db, site, current, facts)
  const { under_finance } = valuation.result
  const result: StoredResult = {
    answer,
    ...(facts ? { facts } : {}),
    ...(under_finance === undefined ? {} : { under_finance }),
  }
  await inTransaction(db, async (client) => {
    const changed = await updateValuation(client, valuation.id, {
      ...current,
      ...toEstimateFields(answer),
      result,
      answers: valuation.answers,
      description: formatVehicle(result),
      provider: getValuationProvider(db, site).name,
    })
    if (changed && emailsEstimate && answer.kind === 'estimate')
      await queueReceiptEmail(client, site, {
        email: valuation.email,
        ...buildEstimateEmail(site, { ...valuation, ...current, result }, answer),
        key: `estimate ${valuation.id} ${String(answer.low_cents)}`,
      })
    if (!changed || !valuation.lead_id) return
    await updateLeadProgress(client, valuation.lead_id, {
      subcategory: tradeSubcategories.requested,
      isComplete: ['none', 'unavailable'].includes(answer.kind),
      details: toLeadDetails(site, current, result),
    })
  })
}
