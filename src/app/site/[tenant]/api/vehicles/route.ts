import { siteById } from '@/src/server/site/site'
import { findVehicles } from '@/src/server/stock/vehicle-search'
import { jsonRoute, notFoundAnswer } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

/** `GET /api/vehicles?filter=make=Toyota AND price=10000 TO 20000&limit=21` (SRCH-15): `{hits, count, ms}`. */
export const GET = jsonRoute(async ({ tenantId, params }) => {
  const site = await siteById(tenantId)
  if (!site) return notFoundAnswer
  const found = await findVehicles(site, params)
  return 'message' in found ? { status: found.status, body: found } : { body: found }
})
