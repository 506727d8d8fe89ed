import { isCrossSite, redirectTo } from '@/src/server/forms/posted-form'
import { confirmSavedSearch } from '@/src/server/accounts/saved-searches'
import { siteById } from '@/src/server/site/site'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

/**
 * Confirms a saved search by the token in its email, without a sign-in (SRCH-18). Redirects to the page with the
 * result.
 */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200)
  if (!isCrossSite(request)) await confirmSavedSearch(site, token)
  return redirectTo(`/saved-searches/confirm?token=${encodeURIComponent(token)}`)
}
