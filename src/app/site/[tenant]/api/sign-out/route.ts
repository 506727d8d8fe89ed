import { endSessions } from '@/src/server/accounts'
import { fromElsewhere, goTo, posted, postedText } from '@/src/server/posted'
import { hintFor, shopperOfRequest, signOutCookie } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'

/**
 * Signs the shopper out of this browser, or with `everywhere` of all browsers (ACC-01), and redirects to the home page.
 */
export const POST = async (
  request: Request,
  { params }: { readonly params: Promise<{ readonly tenant: string }> },
): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  if (fromElsewhere(request)) return goTo('/')
  const form = (await posted(request)) ?? {}
  const shopper = postedText(form, 'everywhere') === '' ? null : await shopperOfRequest(site, request)
  if (shopper) await endSessions(shopper.id)
  return goTo('/', [signOutCookie(), hintFor(false)])
}
