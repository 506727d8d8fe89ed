import { leadTexts } from '@/src/domain/leads/parse-lead'
import { isCrossSite, readFormBody, toPrivateJson } from '@/src/server/forms/posted-form'
import { siteById } from '@/src/server/site/site'
import { saveTradeInResult, secondsToWaitForTradeIn } from '@/src/server/trade-in/trade-in'
import { log } from '@/src/platform/log'
import { errorResponse } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

/**
 * `POST /api/miscellaneous` (TRD-02): stores the result of a valuation with its lead (`id`, `lead_id`, `offer_price`,
 * `adjustments`, `column_name: "valuation"`). 404 if switched off or for another valuation; 422 for any other body, and
 * if the amount differs from the one the server offered.
 */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site?.switches.trade_in.miscellaneous) return errorResponse(404, 'Not found.')
  if (isCrossSite(request)) return errorResponse(403, 'This belongs to another site.')
  const wait = await secondsToWaitForTradeIn(site, request.headers.get('x-forwarded-for'))
  if (wait > 0) return errorResponse(429, leadTexts.tooOften, { 'retry-after': String(wait) })
  try {
    const result = await saveTradeInResult(site, await readFormBody(request))
    if (result === 'missing') return errorResponse(404, 'Not found.')
    return result === 'kept'
      ? toPrivateJson({ success: true })
      : errorResponse(422, 'This is no result of a valuation.')
  } catch (error) {
    log.error({ err: error }, 'A valuation’s result could not be stored.')
    return errorResponse(503, leadTexts.unexpected)
  }
}
