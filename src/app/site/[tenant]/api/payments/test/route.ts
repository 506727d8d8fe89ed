import { testCheckout, playTestCheckout } from '@/src/server/payments'
import { formText, notTaken, notThere, saleForm, saleResponse } from '@/src/server/sale-request'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }

/** Handles the buttons of the test payment page (RSV-03); 404 if payments are real. */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return notThere()
  const form = await saleForm(request)
  if (form === null) return notTaken()
  const session = formText(form, 'session')
  const found = await testCheckout(session)
  if (!found || new URL(found.success_url).origin !== new URL(site.url).origin) return notThere()
  const pays = form['how'] === 'pay'
  await playTestCheckout(session, pays ? 'pay' : 'fail')
  return saleResponse(request, {
    to: pays ? new URL(found.success_url).pathname : `/payments/test/${session}?failed=1`,
  })
}
