import { parseQuoteRequest } from '@/src/domain/finance/quote'
import { getFinanceQuote, secondsToWaitForQuote } from '@/src/server/finance/finance'
import { readJsonObject } from '@/src/server/forms/posted-form'
import { errorResponse, jsonResponse, tooManyRequestsResponse } from '@/src/site/api/responses'
import { postRoute, senderOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/** More than the seven short fields need. */
const MAX_BODY_BYTES = 2000

const invalidResponse = (): Response => errorResponse(400, 'The quote request is invalid.')

/**
 * `POST /api/youx/quote` (FIN-04): `{weeklyRepaymentAmount, comparisonRate, advertisedRate}`. 400 for an invalid body,
 * 404 if quotes are switched off, 429 for too many requests, 502 if the provider returns no quote.
 */
export const POST = postRoute(
  {
    isOffered: ({ switches }) => switches.finance.quote,
    body: (request) => readJsonObject(request, MAX_BODY_BYTES),
    unread: invalidResponse,
  },
  async ({ request, site, body }) => {
    const wait = await secondsToWaitForQuote(site, senderOf(request))
    if (wait > 0) return tooManyRequestsResponse({ 'retry-after': String(wait) })
    const quoteRequest = parseQuoteRequest(body)
    if (!quoteRequest) return invalidResponse()
    const quote = await getFinanceQuote(quoteRequest)
    return quote ? jsonResponse(quote) : errorResponse(502, 'The provider returned no quote.')
  },
)
