import { loadShopperAccount } from '@/src/server/accounts/shopper-account'
import { redirectTo } from '@/src/server/forms/posted-form'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { signInHref } from '@/src/domain/accounts/sign-in-type'
import { siteById } from '@/src/server/site/site'
import { listSavedVehicles } from '@/src/server/accounts/saved-vehicles'

export const dynamic = 'force-dynamic'

/** Downloads all data of a shopper's account at this dealer as JSON (ACC-06). */
export const GET = async (
  request: Request,
  { params }: { readonly params: Promise<{ readonly tenant: string }> },
): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  const shopper = await findRequestShopper(site, request)
  if (!shopper) return redirectTo(signInHref('my-garage', site.switches.accounts.garage_path, '/'))
  const { id: _, ...person } = shopper
  const saved_cars = (await listSavedVehicles(site, shopper.id)).map(({ car, saved_at, price_cents }) => ({
    car: car.name,
    address: `${site.url}/cars/${car.slug}`,
    saved_at,
    price_cents,
  }))
  const all = { dealer: site.name, ...person, saved_cars, ...(await loadShopperAccount(site, shopper)) }
  return new Response(JSON.stringify(all, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    },
  })
}
