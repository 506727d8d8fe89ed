import { MAX_ADDRESS_CHARS, parseSavedSearch } from '@/src/domain/stock/saved-search'
import { toAddressSegments } from '@/src/domain/stock/search-url/url'
import { loadAddressedSearch } from '@/src/features/stock/search/engine/load-search'
import { RATE_LIMIT_TEXT } from '@/src/features/stock/search/save/save-page'
import { isCrossSite, redirectTo, wantsJson } from '@/src/server/forms/posted-form'
import { saveShopperSearch } from '@/src/server/accounts/saved-searches'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'
import type { Site } from '@/src/domain/tenancy/site'
import { errorResponse } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

type Params = { readonly params: Promise<{ tenant: string }> }

/** More characters than the four short fields need. */
const MAX_FORM_CHARS = 20_000

const readForm = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const text = await request.text()
  return text.length > MAX_FORM_CHARS ? {} : Object.fromEntries(new URLSearchParams(text))
}

/** The canonical address of a search, for any of its spellings. */
const canonicalAddress = async (site: Site, address: string): Promise<string> =>
  (await loadAddressedSearch(site, toAddressSegments(address))).address

const redirectBack = (address: string, saving: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${address}${address.includes('?') ? '&' : '?'}save=${saving}`, 'cache-control': 'no-store' },
  })

type Outcome = { readonly status: number; readonly saving: string; readonly body: object; readonly address: string }

const handleSearch = async (site: Site, request: Request): Promise<Outcome> => {
  const parsed = parseSavedSearch(await readForm(request))
  const start = site.switches.search.base_path
  if ('wrong' in parsed) {
    const address = parsed.address === undefined ? start : await canonicalAddress(site, parsed.address)
    return { status: 422, saving: parsed.wrong.join(), body: { wrong: parsed.wrong }, address }
  }
  const address = await canonicalAddress(site, parsed.search.address)
  if (address.length > MAX_ADDRESS_CHARS) {
    return { status: 422, saving: 'long', body: { wrong: ['long'] }, address }
  }
  const shopper = await findRequestShopper(site, request)
  const sender = request.headers.get('x-forwarded-for')
  const result = await saveShopperSearch({ site, search: { ...parsed.search, address }, shopper, sender })
  if (result === 'wait') return { status: 429, saving: 'wait', body: { message: RATE_LIMIT_TEXT }, address }
  const isConfirmationSent = result === 'asked'
  return {
    status: 200,
    saving: isConfirmationSent ? 'asked' : 'done',
    body: isConfirmationSent ? { asked: isConfirmationSent } : {},
    address,
  }
}

/** Saves a shopper's search (SRCH-18). Scripts get JSON; a plain form gets a redirect to the page with the result. */
export const POST = async (request: Request, { params }: Params): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  if (isCrossSite(request))
    return wantsJson(request)
      ? errorResponse(403, 'This form belongs to another site.')
      : redirectTo(site.switches.search.base_path)
  const { status, saving, body, address } = await handleSearch(site, request)
  if (!wantsJson(request)) return redirectBack(address, saving)
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
