import type { Pool } from 'pg'
import { applyAgeLimit, type ProviderAnswer } from '@/src/domain/trade-in/progress'
import { tradedKinds } from '@/src/domain/trade-in/age-limits'
import type { TradeRules } from '@/src/domain/trade-in/own-valuation'
import { isState } from '@/src/domain/locations/states'
import { parseKms, parseRego } from '@/src/domain/trade-in/rego'
import type { TradeFacts } from '@/src/domain/trade-in/valuation'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { createValuations } from '@/src/integrations/valuation'
import { withTimeout } from '@/src/platform/with-timeout'
import { createOwnStock } from './own-stock'
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

export const requestValuation = async (
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
