import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { signInTypeByPage, isGated } from '@/src/domain/accounts/gated-pages'
import { signInHref } from '@/src/domain/accounts/sign-in-type'
import { type GatedRoutePath, siteRoutes } from '@/src/domain/routes/site-routes'
import type { Site } from '@/src/domain/tenancy/site'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { SHOPPER_COOKIE, findShopper } from './shopper-session'

/** Returns the signed-in shopper by the request's cookie; null if signed out. Only for pages that are `dynamic`. */
export const findPageShopper = async (site: Pick<Site, 'id'>): Promise<Shopper | null> =>
  findShopper(site, (await cookies()).get(SHOPPER_COOKIE)?.value)

/**
 * Redirects a signed-out visitor to the sign-in if this dealer requires it for the route (ACC-05). The sign-in leads
 * back to `here`, the page's own path with its query. `back` is where to go without signing in; if that page is gated
 * too, give an earlier one, such as the vehicle's page.
 *
 *     const shopper = await requireShopper(site, '/cars/[slug]/checkout', { here: `/cars/${slug}/checkout`, back: `/cars/${slug}` })
 *
 * @returns the signed-in shopper, or null for a visitor if the page is not gated
 */
export const requireShopper = async (
  site: Pick<Site, 'id' | 'switches'>,
  route: GatedRoutePath,
  { here, back = '/' }: { readonly here: string; readonly back?: string },
): Promise<Shopper | null> => {
  const shopper = await findPageShopper(site)
  const { gate } = siteRoutes[route]
  if (!shopper && isGated(site.switches.accounts, gate)) redirect(signInHref(signInTypeByPage[gate], here, back))
  return shopper
}
