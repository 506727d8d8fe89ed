import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { redirectTo } from '@/src/server/forms/posted-form'
import { findOwnHold } from '@/src/server/sales/reservations'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { getRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/cars/{slug}/own-reservation` (RSV-01): leads the shopper who holds the vehicle to the page of their
 * reservation, and all others back to the vehicle.
 */
export const GET = getRoute(
  { find: ({ site, params: { slug = '' } }) => findPublicVehicle(site.id, slug) },
  async ({ request, site, found: vehicle }) => {
    const token = await findOwnHold(site, vehicle.id, await findRequestShopper(site, request))
    return redirectTo(token === null ? `/cars/${vehicle.slug}` : `/payments/${token}`)
  },
)
