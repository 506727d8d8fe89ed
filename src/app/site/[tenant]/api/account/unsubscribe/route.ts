import { endMails } from '@/src/server/accounts'
import { goTo } from '@/src/server/posted'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }

const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200)

/** Redirects to the page with the button. A GET never unsubscribes, because mail scanners open links too. */
export const GET = (request: Request): Response => goTo(`/unsubscribe?token=${encodeURIComponent(tokenOf(request))}`)

/**
 * One-click unsubscribe (RFC 8058), from the page or a mail program: the token is enough. Idempotent: a used token gets
 * the same answer.
 */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  await endMails(site, tokenOf(request))
  return goTo('/unsubscribe?done=1')
}
