import { confirmUnsubscribe } from '@/src/server/accounts/unsubscribe'
import { redirectTo } from '@/src/server/forms/posted-form'
import { getRoute, postRoute, queryOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

const tokenOf = (request: Request): string => (queryOf(request).get('token') ?? '').slice(0, 200)

/** Redirects to the page with the button. A GET never unsubscribes, because mail scanners open links too. */
export const GET = getRoute({}, ({ request }) =>
  redirectTo(`/unsubscribe?token=${encodeURIComponent(tokenOf(request))}`),
)

/**
 * One-click unsubscribe (RFC 8058), from a page or a mail program: the token is enough. Idempotent. Redirects to the page
 * that says what has ended.
 */
export const POST = postRoute({ fromAnywhere: true }, async ({ request, site }) => {
  const ended = await confirmUnsubscribe(site, tokenOf(request))
  const search = ended?.kind === 'search' ? { address: ended.address } : {}
  return redirectTo(`/unsubscribe?${new URLSearchParams({ done: ended?.kind ?? 'before', ...search }).toString()}`)
})
