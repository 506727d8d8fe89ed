import { leadTexts } from '@/src/domain/leads/parse-lead'
import { readFormOrEmpty, toPrivateJson } from '@/src/server/forms/posted-form'
import { saveTradeInResult, secondsToWaitForTradeIn } from '@/src/server/trade-in/trade-in'
import { errorResponse } from '@/src/site/api/responses'
import { postRoute, senderOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/**
 * `POST /api/miscellaneous` (TRD-02): stores the result of a valuation with its lead (`id`, `lead_id`, `offer_price`,
 * `adjustments`, `column_name: "valuation"`). 404 if switched off or for another valuation; 422 for any other body, and
 * if the amount differs from the one the server offered.
 */
export const POST = postRoute(
  { isOffered: ({ switches }) => switches.trade_in.miscellaneous, body: (request) => readFormOrEmpty(request) },
  async ({ request, site, body }) => {
    const wait = await secondsToWaitForTradeIn(site, senderOf(request))
    if (wait > 0) return errorResponse(429, leadTexts.tooOften, { 'retry-after': String(wait) })
    const result = await saveTradeInResult(site, body)
    if (result === 'missing') return null
    return result === 'saved'
      ? toPrivateJson({ success: true })
      : errorResponse(422, 'The valuation result is invalid or doesn’t match our offer.')
  },
)
