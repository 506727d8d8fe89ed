import { leadTexts } from '@/src/domain/leads/parse-lead'
import { handleSpin } from '@/src/server/sales/prize-spins'
import { badRequestResponse, notFoundResponse, readSaleRequest, toSaleResponse } from '@/src/server/sales/sale-request'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'
import { log } from '@/src/platform/log'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

/** Draws a prize for one spin of the wheel, on the server (RSV-05). */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return notFoundResponse()
  const form = await readSaleRequest(request)
  if (form === null) return badRequestResponse()
  try {
    const sender = request.headers.get('x-forwarded-for')
    const answer = await handleSpin(site, form, await findRequestShopper(site, request), sender)
    return answer ? toSaleResponse(request, answer) : notFoundResponse()
  } catch (error) {
    log.error({ err: error }, 'A prize spin failed.')
    const formState = { values: {}, errors: {}, message: leadTexts.unexpected }
    return toSaleResponse(request, { to: '/spin-to-win?problem=1', rejectedForm: formState, status: 503 })
  }
}
