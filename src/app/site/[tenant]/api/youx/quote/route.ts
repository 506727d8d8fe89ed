import { readQuoteRequest } from '@/src/domain/finance/quote'
import { financeQuote, quoteWait } from '@/src/server/finance'
import { fromElsewhere } from '@/src/server/posted'
import { siteById } from '@/src/server/site'
import { missing, refused } from '../../answer'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ tenant: string }> }

/** More characters than the seven short fields need. */
const mostCharacters = 2000

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  if (text.length > mostCharacters) return undefined
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
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site?.switches.finance.quote) return missing()
  if (fromElsewhere(request)) return refused(403, 'This form belongs to another site.')
  const wait = await quoteWait(site, request.headers.get('x-forwarded-for'))
  if (wait > 0) return refused(429, 'Too many tries; wait a minute.', { 'retry-after': String(wait) })
  const asked = readQuoteRequest(await bodyOf(request))
  if (!asked) return refused(400, 'This is no request for a quote.')
  const quote = await financeQuote(asked)
  return quote ? Response.json(quote, { headers: { 'cache-control': 'no-store' } }) : refused(502, 'There is no quote.')
}
