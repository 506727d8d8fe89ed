import { letGo, paymentByToken, whereToPay } from '@/src/server/payments'
import { takeOnlinePayment } from '@/src/server/online-payments'
import { formText, notTaken, notThere, saleForm, saleResponse } from '@/src/server/sale-request'
import { shopperOfRequest } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }

/** Starts an online payment (RSV-05), or continues or cancels a payment (RSV-01). */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return notThere()
  const form = await saleForm(request)
  if (form === null) return notTaken()
  const action = formText(form, 'action')
  if (action === 'begin') {
    const answer = await takeOnlinePayment(site, form, await shopperOfRequest(site, request), request)
    return answer ? saleResponse(request, answer) : notThere()
  }
  const payment = await paymentByToken(site, formText(form, 'token'))
  if (!payment) return notThere()
  const page = `/payments/${payment.token}`
  try {
    if (action === 'let-go') await letGo(payment)
    const to = action === 'continue' ? await whereToPay(payment) : undefined
    return saleResponse(request, { to: to ?? page })
  } catch (error) {
    console.error('A payment could not be continued or cancelled:', error)
    return saleResponse(request, { to: page, status: 503 })
  }
}
