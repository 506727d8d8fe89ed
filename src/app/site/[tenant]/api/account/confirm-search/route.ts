import { confirmSavedSearch } from '@/src/server/accounts/saved-searches'
import { redirectTo } from '@/src/server/forms/posted-form'
import { postRoute, queryOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

const tokenOf = (request: Request): string => (queryOf(request).get('token') ?? '').slice(0, 200)

/** Redirects to the page that shows whether the search is confirmed, or the button again. */
const redirectToPage = ({ request }: { readonly request: Request }): Response =>
  redirectTo(`/saved-searches/confirm?token=${encodeURIComponent(tokenOf(request))}`)

/**
 * Confirms a saved search by the token in its email, without a sign-in (SRCH-18). Redirects to the page with the
 * result.
 */
export const POST = postRoute({ elsewhere: redirectToPage, failed: redirectToPage }, async ({ request, site }) => {
  await confirmSavedSearch(site, tokenOf(request))
  return redirectToPage({ request })
})
