import { removeVehicleById } from '@/src/server/accounts/saved-vehicles'
import { errorResponse } from '@/src/site/api/responses'
import { watchlistRoute } from '@/src/site/api/watchlist-route'

export const dynamic = 'force-dynamic'

/** Removes a vehicle from the shopper's list (ACC-02). */
export const POST = watchlistRoute(async (site, shopper, vehicleId) =>
  (await removeVehicleById(site, shopper.id, vehicleId))
    ? null
    : errorResponse(404, 'This vehicle isn’t in your watchlist.'),
)
