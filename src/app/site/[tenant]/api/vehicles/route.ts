import { findVehicles } from '@/src/server/stock/vehicle-search'
import { jsonResponse } from '@/src/site/api/responses'
import { getRoute, queryOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/** `GET /api/vehicles?filter=make=Toyota AND price=10000 TO 20000&limit=21` (SRCH-15): `{hits, count, ms}`. */
export const GET = getRoute({}, async ({ request, site }) => {
  const found = await findVehicles(site, queryOf(request))
  return jsonResponse(found, 'message' in found ? found.status : 200)
})
