import { parseQuoteRequest } from '@/src/domain/finance/quote'
import { getFinanceQuote, secondsToWaitForQuote } from '@/src/server/finance/finance'
import { isCrossSite } from '@/src/server/forms/posted-form'
import { siteById } from '@/src/server/site/site'
import { notFoundResponse, errorResponse } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ tenant: string }> }

/** More characters than the seven short fields need. */
const MAX_BODY_CHARS = 2000

const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  if (text.length > MAX_BODY_CHARS) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * `POST /api/youx/quote` (FIN-04): `{weeklyRepaymentAmount, comparisonRate, advertisedRate}`. 400 for an invalid body,
 * 404 if quotes are switched off, 429 for too many requests, 502 if the provider returns no quote.
 */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site?.switches.finance.quote) return notFoundResponse()
  if (isCrossSite(request)) return errorResponse(403, 'This form belongs to another site.')
  const wait = await secondsToWaitForQuote(site, request.headers.get('x-forwarded-for'))
  if (wait > 0) return errorResponse(429, 'Too many tries; wait a minute.', { 'retry-after': String(wait) })
  const quoteRequest = parseQuoteRequest(await readBody(request))
  if (!quoteRequest) return errorResponse(400, 'This is no request for a quote.')
  const quote = await getFinanceQuote(quoteRequest)
  return quote
    ? Response.json(quote, { headers: { 'cache-control': 'no-store' } })
    : errorResponse(502, 'There is no quote.')
}
