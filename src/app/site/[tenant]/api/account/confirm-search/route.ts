import { fromElsewhere, goTo } from '@/src/server/posted'
import { confirmSavedSearch } from '@/src/server/saved-searches'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }

/** Confirms a saved search (SRCH-18), signed in or not: the token of its mail is all it takes. Back to the page, which says what is. */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200)
  if (!fromElsewhere(request)) await confirmSavedSearch(site, token)
  return goTo(`/saved-searches/confirm?token=${encodeURIComponent(token)}`)
}
