import { leadTexts } from '@/src/domain/leads/parse-lead'
import { saleFormText } from '@/src/domain/sales/payer-fields'
import { formatWait } from '@/src/domain/sales/wait-text'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { findPaymentWait } from '@/src/server/sales/payment-context'
import { handleReservation } from '@/src/server/sales/reservations'
import { toSaleProblem, toSaleResponse } from '@/src/server/sales/sale-answer'
import { findVehicle } from '@/src/server/vehicles/find-vehicle'
import { postRoute, senderOf } from '@/src/site/api/route'
import { saleForm } from '@/src/site/api/sale-form'
import { REJECTED_FORM_QUERY } from '@/src/server/forms/rejected-form'

export const dynamic = 'force-dynamic'

const pageHref = (site: Site, { slug }: Vehicle): string => `/cars/${slug}/${site.switches.vehicle.reserve_route}`
const retryHref = (site: Site, vehicle: Vehicle): string => `${pageHref(site, vehicle)}?${REJECTED_FORM_QUERY}`

/** Starts a reservation (RSV-01): redirects to the payment provider, or back to the form with its errors. */
export const POST = postRoute(
  {
    ...saleForm,
    find: ({ site, body }) => findVehicle(site.id, saleFormText(body, 'car_id')),
    failed: ({ request, site, body, found }) =>
      toSaleProblem(request, body, { to: retryHref(site, found), message: leadTexts.unexpected, status: 503 }),
  },
  async ({ request, site, body: form, found: vehicle }) => {
    const back = retryHref(site, vehicle)
    const shopper = await findRequestShopper(site, request)
    // The page itself redirects to the sign-in and back.
    if (!shopper && site.switches.accounts.gated_pages.includes('checkout'))
      return toSaleResponse(request, { to: pageHref(site, vehicle), status: 401 })
    const seconds = await findPaymentWait(site.id, request)
    if (seconds > 0) return toSaleProblem(request, form, { to: back, message: formatWait(seconds), status: 429 })
    const answer = await handleReservation({ site, form, shopper, sender: senderOf(request), back })
    return answer && toSaleResponse(request, answer)
  },
)
