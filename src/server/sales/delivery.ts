import 'server-only'
import { deliveryProblem, NO_ESTIMATE_TEXT } from '@/src/domain/delivery/delivery-text'
import { markIncomplete } from '@/src/page-cache/render'
import { isRateLimited } from '@/src/server/limits'
import { type DeliveryResult, estimateDelivery } from '@/src/services/delivery/estimate-delivery'

/** A page that shows no estimate just now is not cached for long. */
const markIfUnavailable = (result: DeliveryResult): DeliveryResult => {
  if (result.kind === 'error' && result.status === 503) markIncomplete()
  return result
}

/** Estimates the price of a delivery to the entered postcode (CALC-02). The caller limits it. */
export const findDeliveryEstimate: typeof estimateDelivery = async (site, typedText, vehicle) =>
  markIfUnavailable(await estimateDelivery(site, typedText, vehicle))

/** Estimates a delivery for a page. It is limited per site, because a page does not know its sender. */
export const findDeliveryEstimateForPage: typeof estimateDelivery = async (site, typedText, vehicle) => {
  if (deliveryProblem(typedText) === undefined && (await isRateLimited(['deliveryPricesOnPagesBySite', site.id])))
    return markIfUnavailable({ kind: 'error', status: 503, message: NO_ESTIMATE_TEXT })
  return findDeliveryEstimate(site, typedText, vehicle)
}
