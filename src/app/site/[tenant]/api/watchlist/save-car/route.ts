import { saveCar } from '@/src/server/watchlist'
import { watchlistRoute } from '../change'

export const dynamic = 'force-dynamic'

const refused = {
  missing: { status: 404, message: 'This car is no longer listed.' },
  sold: { status: 409, message: 'This car is sold.' },
  full: { status: 409, message: 'Your list is full. Remove a car first.' },
} as const

/** Saves a car of this dealer on the shopper's watchlist, or among their favourites (ACC-02, ACC-03). */
export const POST = watchlistRoute(async (site, shopper, carId) => {
  const done = await saveCar(site, shopper.id, carId)
  return done === 'saved' ? null : refused[done]
})
