import { MAX_ADDRESS_CHARS, parseSavedSearch } from '@/src/domain/stock/searches/saved-search'
import { toAddressSegments } from '@/src/domain/stock/search-url/url'
import { loadAddressedSearch } from '@/src/features/stock/search/engine/load-search'
import { loadMailableLabel } from '@/src/features/stock/search/save/saved-label'
import { RATE_LIMIT_TEXT } from '@/src/features/stock/search/save/save-page'
import { type FormBody, readFormOrEmpty, redirectTo, wantsJson } from '@/src/server/forms/posted-form'
import { saveShopperSearch } from '@/src/server/accounts/saved-searches'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import type { Site } from '@/src/domain/tenancy/site'
import { failedResponse, jsonResponse, otherSiteResponse } from '@/src/site/api/responses'
import { postRoute, senderOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/** More than the four short fields need. */
const MAX_FORM_BYTES = 20_000

/** The search of an address, which has one canonical address for all spellings. */
const loadSearch = (site: Site, address: string) => loadAddressedSearch(site, toAddressSegments(address))

/** An error for scripts; a plain form gets the search page. */
const toSearchPage = (request: Request, site: Site, response: Response): Response =>
  wantsJson(request) ? response : redirectTo(site.switches.search.base_path)

type Outcome = { readonly status: number; readonly saving: string; readonly body: object; readonly address: string }

const handleSearch = async (site: Site, form: FormBody, request: Request): Promise<Outcome> => {
  const parsed = parseSavedSearch(form)
  const start = site.switches.search.base_path
  if ('invalid' in parsed) {
    const address = parsed.address === undefined ? start : (await loadSearch(site, parsed.address)).address
    return { status: 422, saving: parsed.invalid.join(), body: { invalid: parsed.invalid }, address }
  }
  const search = await loadSearch(site, parsed.search.address)
  const { address } = search
  if (address.length > MAX_ADDRESS_CHARS) {
    return { status: 422, saving: 'long', body: { invalid: ['long'] }, address }
  }
  const shopper = await findRequestShopper(site, request)
  const sender = senderOf(request)
  const label = await loadMailableLabel(site, search)
  const result = await saveShopperSearch({ site, search: { ...parsed.search, address }, label, shopper, sender })
  if (result === 'rate-limited')
    return { status: 429, saving: 'rate-limited', body: { message: RATE_LIMIT_TEXT }, address }
  const isConfirmationSent = result === 'unconfirmed'
  return {
    status: 200,
    saving: isConfirmationSent ? 'unconfirmed' : 'saved',
    body: isConfirmationSent ? { needsConfirmation: true } : {},
    address,
  }
}

/** Saves a shopper's search (SRCH-18). Scripts get JSON; a plain form gets a redirect to the page with the result. */
export const POST = postRoute(
  {
    body: (request) => readFormOrEmpty(request, MAX_FORM_BYTES),
    elsewhere: ({ request, site }) => toSearchPage(request, site, otherSiteResponse()),
    failed: ({ request, site }) => toSearchPage(request, site, failedResponse()),
  },
  async ({ request, site, body: form }) => {
    const { status, saving, body, address } = await handleSearch(site, form, request)
    if (wantsJson(request)) return jsonResponse(body, status)
    return redirectTo(`${address}${address.includes('?') ? '&' : '?'}save=${saving}`)
  },
)
