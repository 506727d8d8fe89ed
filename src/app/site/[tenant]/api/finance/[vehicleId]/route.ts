import { findFinanceData } from '@/src/server/finance/finance'
import { jsonResponse, textResponse } from '@/src/site/api/responses'
import { getRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/finance/{vehicle id}` (FIN-05): `{id, provider, disclaimer, estimate?}` as JSON, or the disclaimer as plain
 * text for a browser that follows a link. 404 if the vehicle has no finance.
 */
export const GET = getRoute(
  { find: async ({ site, params: { vehicleId = '' } }) => (await findFinanceData(site, vehicleId)) ?? null },
  ({ request, found: data }) => {
    const wantsPage = request.headers.get('accept')?.includes('text/html') === true
    return wantsPage ? textResponse(`${data.disclaimer}\n`) : jsonResponse(data)
  },
)
