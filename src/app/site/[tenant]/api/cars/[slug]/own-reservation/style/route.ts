import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { findOwnHold } from '@/src/server/sales/reservations'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { getRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

const SHOW_LINK_CSS = '.own-reservation{display:inline-flex}'

/** `GET /api/cars/{slug}/own-reservation/style` (RSV-01): shows the link to the shopper who holds the vehicle. */
export const GET = getRoute(
  { find: ({ site, params: { slug = '' } }) => findPublicVehicle(site.id, slug) },
  async ({ request, site, found: vehicle }) => {
    const token = await findOwnHold(site, vehicle.id, await findRequestShopper(site, request))
    return new Response(token === null ? '' : SHOW_LINK_CSS, {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' },
    })
  },
)
