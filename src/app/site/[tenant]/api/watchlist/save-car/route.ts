import { saveVehicleById } from '@/src/server/accounts/saved-vehicles'
import { errorResponse } from '@/src/site/api/responses'
import { watchlistRoute } from '@/src/site/api/watchlist-route'

export const dynamic = 'force-dynamic'

const saveErrors = {
  missing: { status: 404, message: 'This vehicle is no longer listed.' },
  sold: { status: 409, message: 'This car has been sold.' },
  full: { status: 409, message: 'Your watchlist is full. Remove a car, then save this one.' },
} as const

/** Saves a vehicle to the shopper's watchlist or favourites, by the dealer's switch (ACC-02, ACC-03). */
export const POST = watchlistRoute(async (site, shopper, vehicleId) => {
  const outcome = await saveVehicleById(site, shopper.id, vehicleId)
  return outcome === 'saved' ? null : errorResponse(saveErrors[outcome].status, saveErrors[outcome].message)
})
