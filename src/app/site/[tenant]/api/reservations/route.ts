import { leadTexts } from '@/src/domain/leads/parse-lead'
import { findVehicle } from '@/src/server/vehicles/find-vehicle'
import { handleReservation } from '@/src/server/sales/reservations'
import { saleFormText } from '@/src/domain/sales/payer-fields'
import { badRequestResponse, notFoundResponse, readSaleRequest, toSaleResponse } from '@/src/server/sales/sale-request'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'
import { isPaymentRateLimited, WAIT_TEXT } from '@/src/server/sales/payment-context'
import { log } from '@/src/platform/log'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

/** Starts a reservation (RSV-01): redirects to the payment provider, or back to the form with its errors. */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return notFoundResponse()
  const form = await readSaleRequest(request)
  if (form === null) return badRequestResponse()
  const vehicle = await findVehicle(site.id, saleFormText(form, 'car_id'))
  if (!vehicle) return notFoundResponse()
  const pageHref = `/cars/${vehicle.slug}/${site.switches.vehicle.reserve_route}`
  const retryHref = `${pageHref}?problem=1`
  const shopper = await findRequestShopper(site, request)
  // The page itself redirects to the sign-in and back.
  if (!shopper && site.switches.accounts.gated_pages.includes('checkout'))
    return toSaleResponse(request, { to: pageHref, status: 401 })
  if (await isPaymentRateLimited(site.id, request))
    return toSaleResponse(request, {
      to: retryHref,
      rejectedForm: { values: {}, errors: {}, message: WAIT_TEXT },
      status: 429,
    })
  try {
    const answer = await handleReservation({
      site,
      form,
      shopper,
      sender: request.headers.get('x-forwarded-for'),
      back: retryHref,
    })
    return answer ? toSaleResponse(request, answer) : notFoundResponse()
  } catch (error) {
    log.error({ err: error }, 'A reservation could not be started.')
    return toSaleResponse(request, {
      to: retryHref,
      rejectedForm: { values: {}, errors: {}, message: leadTexts.unexpected },
      status: 503,
    })
  }
}
