import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import type { Pool } from 'pg'
import { formatDollars } from '@/src/domain/money/format-money'
import type { PurchaseStep } from '@/src/domain/sales/purchase'
import { NO_TRADE_IN } from '@/src/domain/sales/purchase-fields'
import { formatRange } from '@/src/domain/trade-in/trade-in-text'
import { estimateDelivery } from '@/src/services/delivery/estimate-delivery'
import { isRateLimited } from '@/src/services/limits/count-attempts'
import { secondsToWaitForValuation } from '@/src/services/trade-in/start-valuation'
import { estimateByPlate } from '@/src/services/trade-in/request-valuation'

type EstimateRequest = {
  readonly site: Site
  readonly vehicle: Vehicle
  readonly sender: string | null
}

/** Adds the estimated price of the requested delivery; nothing if there is no estimate just now. */
const deliveryFields = async (
  db: Pool,
  { site, vehicle, sender }: EstimateRequest,
  postcode: string,
): Promise<Readonly<Record<string, string>>> => {
  if (!site.switches.tools.delivery || postcode === '' || (await isRateLimited(db, ['deliveryPricesBySender', sender])))
    return {}
  const answer = await estimateDelivery(site, postcode, vehicle)
  return answer.kind === 'result' ? { delivery_estimate: `${formatDollars(answer.price)} to ${answer.name}` } : {}
}

/** Adds the estimated value of the trade-in by its plate, if the site values trade-ins and knows this one. */
const tradeInFields = async (
  db: Pool,
  { site, sender }: EstimateRequest,
  { trade_in, rego = '', regoState = '', kms = '' }: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  if (
    !site.switches.vehicle.trade_in ||
    trade_in === NO_TRADE_IN ||
    (await secondsToWaitForValuation(db, site, sender)) > 0
  )
    return {}
  const found = await estimateByPlate(db, site, { rego, regoState, kms })
  return found ? { trade_estimate: formatRange(found.low_cents, found.high_cents) } : {}
}

/** Returns the fields that the server adds to the answers of a step. */
export const findAddedFields = async (
  db: Pool,
  request: EstimateRequest,
  step: PurchaseStep,
  values: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  if (step === 'trade-in') return tradeInFields(db, request, values)
  return step === 'delivery' ? deliveryFields(db, request, values['postcode'] ?? '') : {}
}
