import type { Pool } from 'pg'
import { type StoredResult, type ProviderAnswer, formatVehicle } from '@/src/domain/trade-in/progress'
import { formatRange, tradeSubcategories } from '@/src/domain/trade-in/trade-in-text'
import type { TradeFacts } from '@/src/domain/trade-in/valuation'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'
import type { Site } from '@/src/domain/tenancy/site'
import { inTransaction } from '@/src/platform/postgres/connections'
import { queueReceiptEmail } from '@/src/services/leads/queue-receipt'
import { buildEstimateEmail } from './valuation-emails'
import { updateValuation } from './valuation-store'
import { updateLeadProgress } from './lead-progress'
import { getValuationProvider, type VehicleDetails, requestValuation } from './request-valuation'

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
