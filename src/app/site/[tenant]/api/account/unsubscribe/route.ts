import { confirmUnsubscribe } from '@/src/server/accounts/unsubscribe'
import { redirectTo } from '@/src/server/forms/posted-form'
import { siteById } from '@/src/server/site/site'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

const readToken = (request: Request): string => (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200)

/** Redirects to the page with the button. A GET never unsubscribes, because mail scanners open links too. */
export const GET = (request: Request): Response =>
  redirectTo(`/unsubscribe?token=${encodeURIComponent(readToken(request))}`)

/**
 * One-click unsubscribe (RFC 8058), from the page or a mail program: the token is enough. Idempotent: a used token gets
 * the same answer.
 */
export const POST = async (request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  await confirmUnsubscribe(site, readToken(request))
  return redirectTo('/unsubscribe?done=1')
}
