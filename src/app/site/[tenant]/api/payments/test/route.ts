import { saleFormText } from '@/src/domain/sales/payer-fields'
import { findTestCheckout, completeTestCheckout } from '@/src/server/sales/payments'
import { toSaleResponse } from '@/src/server/sales/sale-answer'
import { postRoute } from '@/src/site/api/route'
import { saleForm } from '@/src/site/api/sale-form'

export const dynamic = 'force-dynamic'

/** Handles the buttons of the test payment page (RSV-03); 404 if payments are real. */
export const POST = postRoute(
  {
    ...saleForm,
    find: async ({ site, body }) => {
      const checkout = await findTestCheckout(saleFormText(body, 'session'))
      return checkout && new URL(checkout.success_url).origin === new URL(site.url).origin ? checkout : null
    },
  },
  async ({ request, body, found: checkout }) => {
    const session = saleFormText(body, 'session')
    const isPaid = body['how'] === 'pay'
    await completeTestCheckout(session, isPaid ? 'pay' : 'fail')
    return toSaleResponse(request, {
      to: isPaid ? new URL(checkout.success_url).pathname : `/payments/test/${session}?failed=1`,
    })
  },
)
