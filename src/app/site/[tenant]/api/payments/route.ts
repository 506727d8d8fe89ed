import { releaseHold, findPayment, findCheckoutUrl } from '@/src/server/sales/payments'
import { handleOnlinePayment } from '@/src/server/sales/online-payments'
import { saleFormText } from '@/src/domain/sales/payer-fields'
import { badRequestResponse, notFoundResponse, readSaleRequest, toSaleResponse } from '@/src/server/sales/sale-request'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'
import { log } from '@/src/platform/log'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

/** Starts an online payment (RSV-05), or continues or cancels a payment (RSV-01). */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return notFoundResponse()
  const form = await readSaleRequest(request)
  if (form === null) return badRequestResponse()
  const action = saleFormText(form, 'action')
  if (action === 'begin') {
    const answer = await handleOnlinePayment(site, form, await findRequestShopper(site, request), request)
    return answer ? toSaleResponse(request, answer) : notFoundResponse()
  }
  const payment = await findPayment(site, saleFormText(form, 'token'))
  if (!payment) return notFoundResponse()
  const page = `/payments/${payment.token}`
  try {
    if (action === 'let-go') await releaseHold(payment)
    const to = action === 'continue' ? await findCheckoutUrl(payment) : undefined
    return toSaleResponse(request, { to: to ?? page })
  } catch (error) {
    log.error({ err: error }, 'A payment could not be continued or cancelled.')
    return toSaleResponse(request, { to: page, status: 503 })
  }
}
