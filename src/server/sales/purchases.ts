import 'server-only'
import { type Purchase, purchaseStepPath } from '@/src/domain/sales/purchase'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatWait } from '@/src/domain/sales/wait-text'
import type { Site } from '@/src/domain/tenancy/site'
import { createSiteCookie } from '@/src/server/forms/cookie'
import { database } from '@/src/server/database'
import type { SaleAnswer } from './sale-answer'
import { type PurchaseRequest, takePurchaseStep } from '@/src/services/sales/purchases'
import { findPurchase } from '@/src/services/sales/find-purchase'
import { startHold } from './reservations'
import { REJECTED_FORM_QUERY } from '@/src/server/forms/rejected-form'

/** Cookie with the token of a purchase in progress; on another device the shopper's account finds it. */
export const purchaseCookie = (vehicle: Pick<Vehicle, 'id'>): string => `forecourt-purchase-${vehicle.id.slice(-8)}`
const createPurchaseCookie = (vehicle: Vehicle, token: string): string =>
  createSiteCookie(purchaseCookie(vehicle), token, 30 * 86_400)

/**
 * Finds the purchase of a vehicle by this browser, or by this shopper on any device (RSV-04); null if it is not found.
 */
export const findShopperPurchase = async (
  site: Pick<Site, 'id'>,
  vehicle: Pick<Vehicle, 'id'>,
  browser: Pick<PurchaseRequest, 'token' | 'shopper'>,
): Promise<Purchase | null> => findPurchase(await database(), site, vehicle, browser)

/** Handles a form of the checkout journey (RSV-04): a step's answers, or the deposit. */
export const handlePurchase = async (request: PurchaseRequest): Promise<SaleAnswer> => {
  const { site, vehicle, form, shopper, sender } = request
  const result = await takePurchaseStep(await database(), request)
  if (result.kind === 'elsewhere')
    return { to: purchaseStepPath(vehicle, result.step), ...(result.isDone ? {} : { status: 409 }) }
  if (result.kind === 'saved')
    return { to: purchaseStepPath(vehicle, result.next), cookies: [createPurchaseCookie(vehicle, result.token)] }
  if (result.kind === 'deposit') {
    const { purchase, values } = result
    const hold = { site, form, shopper, sender, purchase, vehicle, values }
    return startHold(hold, purchaseStepPath(vehicle, 'deposit', `&${REJECTED_FORM_QUERY}`))
  }
  const to = purchaseStepPath(vehicle, result.step, `&${REJECTED_FORM_QUERY}`)
  const { values } = result
  return result.kind === 'invalid'
    ? { to, rejectedForm: { values, errors: result.errors }, status: 422 }
    : { to, rejectedForm: { values, errors: {}, message: formatWait(result.seconds) }, status: 429 }
}
