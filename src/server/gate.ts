import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Site } from '@/src/domain/tenancy/site'
import { type Shopper, shopperCookie, shopperOf } from './shopper-session'

/** Stands in for the account's own until both meet: the same name, the same shape. */
const pageShopper = async (site: Pick<Site, 'id'>): Promise<Shopper | null> =>
  shopperOf(site, (await cookies()).get(shopperCookie)?.value)

export const gate = async (
  site: Pick<Site, 'id' | 'switches'>,
  page: 'checkout' | 'spin-to-win' | 'online-payment',
  { here, back = '/' }: { readonly here: string; readonly back?: string },
): Promise<Shopper | null> => {
  const shopper = await pageShopper(site)
  if (!shopper && site.switches.accounts.gated_pages.includes(page))
    redirect(`/sign-in?${new URLSearchParams({ type: page, redirect: here, back }).toString()}`)
  return shopper
}
