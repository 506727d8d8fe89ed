import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { type GatedPage, gateType, isGated } from '@/src/domain/accounts/gated'
import { signInHref } from '@/src/domain/accounts/sign-in-type'
import type { Site } from '@/src/domain/tenancy/site'
import { type Shopper, shopperCookie, shopperOf } from './shopper-session'

/** Returns the signed-in shopper by the request's cookie; null if signed out. Only for pages that are `dynamic`. */
export const pageShopper = async (site: Pick<Site, 'id'>): Promise<Shopper | null> =>
  shopperOf(site, (await cookies()).get(shopperCookie)?.value)

/**
 * Redirects a signed-out visitor to the sign-in if this dealer requires it for the page (ACC-05). The sign-in leads
 * back to `here`, the page's own path with its query. `back` is where to go without signing in; if that page is gated
 * too, give an earlier one, such as the vehicle's page.
 *
 *     const shopper = await requireShopper(site, 'checkout', { here: `/cars/${slug}/checkout`, back: `/cars/${slug}` })
 *
 * @returns the signed-in shopper, or null for a visitor if the page is not gated
 */
export const gate = async (
  site: Pick<Site, 'id' | 'switches'>,
  page: GatedPage,
  { here, back = '/' }: { readonly here: string; readonly back?: string },
): Promise<Shopper | null> => {
  const shopper = await pageShopper(site)
  if (!shopper && isGated(site.switches.accounts, page)) redirect(signInHref(gateType[page], here, back))
  return shopper
}
