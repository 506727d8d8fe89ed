import { leadTexts } from '@/src/domain/leads/read-lead'
import { takeSpin } from '@/src/server/prize-spins'
import { notTaken, notThere, saleForm, saleResponse } from '@/src/server/sale-request'
import { shopperOfRequest } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }

/** Draws a prize for one spin of the wheel, on the server (RSV-05). */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return notThere()
  const form = await saleForm(request)
  if (form === null) return notTaken()
  try {
    const sender = request.headers.get('x-forwarded-for')
    const answer = await takeSpin(site, form, await shopperOfRequest(site, request), sender)
    return answer ? saleResponse(request, answer) : notThere()
  } catch (error) {
    console.error('A prize spin failed:', error)
    const kept = { values: {}, errors: {}, message: leadTexts.unexpected }
    return saleResponse(request, { to: '/spin-to-win?problem=1', kept, status: 503 })
  }
}
