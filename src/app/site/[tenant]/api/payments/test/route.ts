import { findTestCheckout, completeTestCheckout } from '@/src/server/sales/payments'
import { saleFormText } from '@/src/domain/sales/payer-fields'
import { badRequestResponse, notFoundResponse, readSaleRequest, toSaleResponse } from '@/src/server/sales/sale-request'
import { siteById } from '@/src/server/site/site'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

/** Handles the buttons of the test payment page (RSV-03); 404 if payments are real. */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return notFoundResponse()
  const form = await readSaleRequest(request)
  if (form === null) return badRequestResponse()
  const session = saleFormText(form, 'session')
  const checkout = await findTestCheckout(session)
  if (!checkout || new URL(checkout.success_url).origin !== new URL(site.url).origin) return notFoundResponse()
  const isPaid = form['how'] === 'pay'
  await completeTestCheckout(session, isPaid ? 'pay' : 'fail')
  return toSaleResponse(request, {
    to: isPaid ? new URL(checkout.success_url).pathname : `/payments/test/${session}?failed=1`,
  })
}
