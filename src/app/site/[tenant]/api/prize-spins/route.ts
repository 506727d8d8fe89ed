import { leadTexts } from '@/src/domain/leads/parse-lead'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { handleSpin } from '@/src/server/sales/prize-spins'
import { toSaleProblem, toSaleResponse } from '@/src/server/sales/sale-answer'
import { postRoute, senderOf } from '@/src/site/api/route'
import { saleForm } from '@/src/site/api/sale-form'
import { REJECTED_FORM_QUERY } from '@/src/server/forms/rejected-form'

export const dynamic = 'force-dynamic'

/** Draws a prize for one spin of the wheel, on the server (RSV-05). */
export const POST = postRoute(
  {
    ...saleForm,
    failed: ({ request, body }) =>
      toSaleProblem(request, body, {
        to: `/spin-to-win?${REJECTED_FORM_QUERY}`,
        message: leadTexts.unexpected,
        status: 503,
      }),
  },
  async ({ request, site, body }) => {
    const answer = await handleSpin(site, body, await findRequestShopper(site, request), senderOf(request))
    return answer && toSaleResponse(request, answer)
  },
)
