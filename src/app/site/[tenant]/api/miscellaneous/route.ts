import { leadTexts } from '@/src/domain/leads/read-lead'
import { fromElsewhere, posted, privateJson } from '@/src/server/posted'
import { siteById } from '@/src/server/site'
import { keepResult } from '@/src/server/trade-in-steps'
import { valuationWait } from '@/src/server/valuations'
import { refused } from '../answer'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }

/**
 * `POST /api/miscellaneous` (TRD-02): stores the result of a valuation with its lead (`id`, `lead_id`, `offer_price`,
 * `adjustments`, `column_name: "valuation"`). 404 if switched off or for another valuation; 422 for any other body, and
 * if the amount differs from the one the server offered.
 */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site?.switches.trade_in.miscellaneous) return refused(404, 'Not found.')
  if (fromElsewhere(request)) return refused(403, 'This belongs to another site.')
  const wait = await valuationWait(site, request.headers.get('x-forwarded-for'))
  if (wait > 0) return refused(429, leadTexts.tooOften, { 'retry-after': String(wait) })
  try {
    const kept = await keepResult(site, await posted(request))
    if (kept === 'missing') return refused(404, 'Not found.')
    return kept === 'kept' ? privateJson({ success: true }) : refused(422, 'This is no result of a valuation.')
  } catch (error) {
    console.error('A valuation’s result could not be stored:', error)
    return refused(503, leadTexts.unexpected)
  }
}
