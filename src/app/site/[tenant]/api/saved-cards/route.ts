import { parseVehicleIds } from '@/src/domain/accounts/compared-ids'
import { MAX_SAVED_VEHICLES } from '@/src/domain/accounts/saved-limit'
import { findPublicVehicles } from '@/src/server/vehicles/find-vehicle'
import { jsonResponse } from '@/src/site/api/responses'
import { getRoute, queryOf } from '@/src/site/api/route'
import { toSavedView } from '@/src/site/saved-vehicle-views'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/saved-cards?ids=…` (ACC-03): the cards of vehicles that a browser has saved, in this order, as `{cards}`.
 * Those that shoppers may no longer see are left out.
 */
export const GET = getRoute({}, async ({ request, site }) => {
  const ids = parseVehicleIds(queryOf(request).get('ids') ?? '', 2 * MAX_SAVED_VEHICLES)
  const now = new Date()
  const vehicles = await findPublicVehicles(site.id, ids)
  return jsonResponse({ cards: vehicles.map((vehicle) => toSavedView(site, vehicle, now)) }, 200)
})
