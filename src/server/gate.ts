import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { type GatedPage, gateType, isGated } from '@/src/domain/accounts/gated'
import { signInHref } from '@/src/domain/accounts/sign-in-type'
import type { Site } from '@/src/domain/tenancy/site'
import { type Shopper, shopperCookie, shopperOf } from './shopper-session'

/** Who looks at this page, of the request's own cookie; null for nobody. Only in pages that are `dynamic`. */
export const pageShopper = async (site: Pick<Site, 'id'>): Promise<Shopper | null> =>
  shopperOf(site, (await cookies()).get(shopperCookie)?.value)

/**
 * The gate before a page (ACC-05, D§4): who has not signed in is sent to the sign-in where this dealer wants it, and from
 * there comes back to `here`, the page's own address from the root with its query. `back` is the way out for who does not
 * want to sign in (by default the same address; where that is gated, give a page before it: the car's).
 *
 *     const shopper = await gate(site, 'checkout', { here: `/cars/${slug}/checkout`, back: `/cars/${slug}` })
 *
 * @returns the shopper where somebody is signed in, gated or not; null for a visitor whom this page lets in.
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
