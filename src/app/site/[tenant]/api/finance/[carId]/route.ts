import { findFinanceData } from '@/src/server/finance/finance'
import { siteById } from '@/src/server/site/site'
import { notFoundResponse } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ tenant: string; carId: string }> }

const headers = { 'cache-control': 'no-store' }

/**
 * `GET /api/finance/{car id}` (FIN-05): `{id, provider, disclaimer, estimate?}` as JSON, or the disclaimer as plain
 * text for a browser that follows a link. 404 if the vehicle has no finance.
 */
export const GET = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const { tenant, carId } = await params
  const site = await siteById(tenant)
  const data = site && (await findFinanceData(site, carId))
  if (!data) return notFoundResponse()
  const wantsPage = request.headers.get('accept')?.includes('text/html') === true
  return wantsPage ? new Response(`${data.disclaimer}\n`, { headers }) : Response.json(data, { headers })
}
