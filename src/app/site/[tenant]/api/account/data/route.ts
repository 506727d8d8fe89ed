import { signInHref } from '@/src/domain/accounts/sign-in-type'
import { listSavedVehicles } from '@/src/server/accounts/saved-vehicles'
import { loadShopperAccount } from '@/src/server/accounts/shopper-account'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { redirectTo } from '@/src/server/forms/posted-form'
import { getRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/** Downloads all data of a shopper's account at this dealer as JSON (ACC-06). */
export const GET = getRoute(
  {
    shopper: findRequestShopper,
    signedOut: ({ site }) => redirectTo(signInHref('my-garage', site.switches.accounts.garage_path, '/')),
  },
  async ({ site, shopper }) => {
    const { id: _, ...person } = shopper
    const saved_vehicles = (await listSavedVehicles(site, shopper.id)).map(({ vehicle, saved_at, price_cents }) => ({
      vehicle: vehicle.name,
      address: `${site.url}/cars/${vehicle.slug}`,
      saved_at,
      price_cents,
    }))
    const all = { dealer: site.name, ...person, saved_vehicles, ...(await loadShopperAccount(site, shopper)) }
    return new Response(JSON.stringify(all, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
        'cache-control': 'private, no-store',
      },
    })
  },
)
