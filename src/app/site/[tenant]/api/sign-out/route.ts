import { endSessions } from '@/src/server/accounts/sign-in'
import { isCrossSite, redirectTo, readFormBody, readFormText } from '@/src/server/forms/posted-form'
import { createHintCookie, findRequestShopper, createSignOutCookie } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'

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
  if (isCrossSite(request)) return redirectTo('/')
  const form = (await readFormBody(request)) ?? {}
  const shopper = readFormText(form, 'everywhere') === '' ? null : await findRequestShopper(site, request)
  if (shopper) await endSessions(shopper.id)
  return redirectTo('/', [createSignOutCookie(), createHintCookie(false)])
}
