import { leadTexts } from '@/src/domain/leads/parse-lead'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { isSoldOnline } from '@/src/domain/vehicle-page/actions'
import { readCookie } from '@/src/server/forms/cookie'
import { findVehicle } from '@/src/server/vehicles/find-vehicle'
import { purchaseCookie, handlePurchase } from '@/src/server/sales/purchases'
import { saleFormText } from '@/src/domain/sales/payer-fields'
import { badRequestResponse, notFoundResponse, readSaleRequest, toSaleResponse } from '@/src/server/sales/sale-request'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'
import { isPaymentRateLimited, WAIT_TEXT } from '@/src/server/sales/payment-context'
import { log } from '@/src/platform/log'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

/** Saves one step of the checkout journey (RSV-04). */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return notFoundResponse()
  const form = await readSaleRequest(request)
  if (form === null) return badRequestResponse()
  const vehicle = await findVehicle(site.id, saleFormText(form, 'car_id'))
  if (!vehicle || !isSoldOnline(vehicle, site, findVehicleLocation(vehicle, site))) return notFoundResponse()
  const pageHref = `/checkout-journey?car_id=${vehicle.slug}`
  const shopper = await findRequestShopper(site, request)
  if (!shopper && site.switches.accounts.gated_pages.includes('checkout'))
    return toSaleResponse(request, { to: pageHref, status: 401 })
  const retryHref = `${pageHref}&step=${encodeURIComponent(saleFormText(form, 'step'))}&problem=1`
  const failureResponse = (message: string, status: number) =>
    toSaleResponse(request, { to: retryHref, rejectedForm: { values: {}, errors: {}, message }, status })
  if (form['step'] === 'deposit' && (await isPaymentRateLimited(site.id, request)))
    return failureResponse(WAIT_TEXT, 429)
  try {
    const sender = request.headers.get('x-forwarded-for')
    const token = readCookie(request, purchaseCookie(vehicle))
    return toSaleResponse(request, await handlePurchase({ site, car: vehicle, form, shopper, token, sender }))
  } catch (error) {
    log.error({ err: error }, 'A step of a purchase could not be saved.')
    return failureResponse(leadTexts.unexpected, 503)
  }
}
