import { leadTexts } from '@/src/domain/leads/parse-lead'
import { type SaleForm, saleFormText } from '@/src/domain/sales/payer-fields'
import { purchaseStepPath } from '@/src/domain/sales/purchase'
import { formatWait } from '@/src/domain/sales/wait-text'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { isSoldOnline } from '@/src/domain/vehicle-page/actions/actions'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { readCookie } from '@/src/domain/net/cookies'
import { findPaymentWait } from '@/src/server/sales/payment-context'
import { purchaseCookie, handlePurchase } from '@/src/server/sales/purchases'
import { toSaleProblem, toSaleResponse } from '@/src/server/sales/sale-answer'
import { findVehicle } from '@/src/server/vehicles/find-vehicle'
import { postRoute, senderOf } from '@/src/site/api/route'
import { saleForm } from '@/src/site/api/sale-form'
import { REJECTED_FORM_QUERY } from '@/src/server/forms/rejected-form'

export const dynamic = 'force-dynamic'

const pageHref = ({ slug }: Vehicle): string => `/checkout-journey?car_id=${slug}`

const retryHref = (vehicle: Vehicle, form: SaleForm): string =>
  purchaseStepPath(vehicle, saleFormText(form, 'step'), `&${REJECTED_FORM_QUERY}`)

/** Saves one step of the checkout journey (RSV-04). */
export const POST = postRoute(
  {
    ...saleForm,
    find: async ({ site, body }) => {
      const vehicle = await findVehicle(site.id, saleFormText(body, 'car_id'))
      return vehicle && isSoldOnline(vehicle, site, findVehicleLocation(vehicle, site)) ? vehicle : null
    },
    failed: ({ request, body, found }) =>
      toSaleProblem(request, body, { to: retryHref(found, body), message: leadTexts.unexpected, status: 503 }),
  },
  async ({ request, site, body: form, found: vehicle }) => {
    const shopper = await findRequestShopper(site, request)
    if (!shopper && site.switches.accounts.gated_pages.includes('checkout'))
      return toSaleResponse(request, { to: pageHref(vehicle), status: 401 })
    const seconds = form['step'] === 'deposit' ? await findPaymentWait(site.id, request) : 0
    if (seconds > 0)
      return toSaleProblem(request, form, { to: retryHref(vehicle, form), message: formatWait(seconds), status: 429 })
    const token = readCookie(request.headers, purchaseCookie(vehicle))
    const answer = await handlePurchase({ site, vehicle, form, shopper, token, sender: senderOf(request) })
    return toSaleResponse(request, answer)
  },
)
