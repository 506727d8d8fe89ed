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
 * One-click unsubscribe (RFC 8058), from the page or a mail program: the token is enough. Idempotent: a used token gets
 * the same answer.
 */
export const POST = postRoute({ fromAnywhere: true }, async ({ request, site }) => {
  await confirmUnsubscribe(site, tokenOf(request))
  return redirectTo('/unsubscribe?done=1')
})
