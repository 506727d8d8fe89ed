import { endMails } from '@/src/server/accounts'
import { goTo } from '@/src/server/posted'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }

const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200)

/** Opened by a person: the page with the button. Reading ends nothing, since programs open links too. */
export const GET = (request: Request): Response => goTo(`/unsubscribe?token=${encodeURIComponent(tokenOf(request))}`)

/**
 * Ends mails with one press (RFC 8058), signed in or not, from the page or from a mail program: the token is all it takes.
 * The answer is the same for a token that ended something before.
 */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  await endMails(site, tokenOf(request))
  return goTo('/unsubscribe?done=1')
}
