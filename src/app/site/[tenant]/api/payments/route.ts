import { leadTexts } from '@/src/domain/leads/parse-lead'
import { saleFormText } from '@/src/domain/sales/payer-fields'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { handleOnlinePayment, problemPath } from '@/src/server/sales/online-payments'
import { cancelReservation, releaseHold, findPayment, findCheckoutUrl } from '@/src/server/sales/payments'
import { toSaleProblem, toSaleResponse } from '@/src/server/sales/sale-answer'
import { postRoute } from '@/src/site/api/route'
import { saleForm } from '@/src/site/api/sale-form'

export const dynamic = 'force-dynamic'

/** Starts an online payment (RSV-05), or continues or cancels a payment or its reservation (RSV-01). */
export const POST = postRoute(
  {
    ...saleForm,
    find: async ({ site, body }) =>
      saleFormText(body, 'action') === 'begin' ? 'new' : findPayment(site, saleFormText(body, 'token')),
    failed: ({ request, body, found }) =>
      found === 'new'
        ? toSaleProblem(request, body, { to: problemPath, message: leadTexts.unexpected, status: 503 })
        : toSaleResponse(request, { to: `/payments/${found.token}`, status: 503 }),
  },
  async ({ request, site, body, found }) => {
    if (found === 'new') {
      const answer = await handleOnlinePayment(site, body, await findRequestShopper(site, request), request)
      return answer && toSaleResponse(request, answer)
    }
    const action = saleFormText(body, 'action')
    if (action === 'let-go') await releaseHold(found)
    if (action === 'cancel') await cancelReservation(found)
    const to = action === 'continue' ? await findCheckoutUrl(found) : undefined
    return toSaleResponse(request, { to: to ?? `/payments/${found.token}` })
  },
)
