import { longestAddress, readSavedSearch } from '@/src/domain/stock/saved-search'
import { addressSegments } from '@/src/domain/stock/search-url/url'
import { addressedSearch } from '@/src/features/stock/search/load'
import { savingTooOften } from '@/src/features/stock/search/save-page'
import { fromElsewhere, goTo, wantsJson } from '@/src/server/posted'
import { mustWaitToSave, saveSearch } from '@/src/server/saved-searches'
import { shopperOfRequest } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import type { Site } from '@/src/domain/tenancy/site'
import { refused } from '../api/answer'

export const dynamic = 'force-dynamic'

type Params = { readonly params: Promise<{ tenant: string }> }

/** More characters than the four short fields need. */
const mostBytes = 20_000

const formOf = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const text = await request.text()
  return text.length > mostBytes ? {} : Object.fromEntries(new URLSearchParams(text))
}

/** The canonical address of a search, for any of its spellings. */
const canonical = async (site: Site, address: string): Promise<string> =>
  (await addressedSearch(site, addressSegments(address))).address

const back = (address: string, saving: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${address}${address.includes('?') ? '&' : '?'}save=${saving}`, 'cache-control': 'no-store' },
  })

type Outcome = { readonly status: number; readonly saving: string; readonly body: object; readonly address: string }

const outcomeOf = async (site: Site, request: Request): Promise<Outcome> => {
  const reading = readSavedSearch(await formOf(request))
  const start = site.switches.search.base_path
  if ('wrong' in reading) {
    const address = reading.address === undefined ? start : await canonical(site, reading.address)
    return { status: 422, saving: reading.wrong.join(), body: { wrong: reading.wrong }, address }
  }
  const address = await canonical(site, reading.search.address)
  if (address.length > longestAddress) {
    return { status: 422, saving: 'long', body: { wrong: ['long'] }, address }
  }
  const shopper = await shopperOfRequest(site, request)
  const asking = { site, search: { ...reading.search, address }, shopper }
  if (await mustWaitToSave(asking, request.headers.get('x-forwarded-for')))
    return { status: 429, saving: 'wait', body: { message: savingTooOften }, address }
  const asked = (await saveSearch(asking)) === 'asked'
  return { status: 200, saving: asked ? 'asked' : 'done', body: asked ? { asked } : {}, address }
}

/** Saves a shopper's search (SRCH-18). Scripts get JSON; a plain form gets a redirect to the page with the result. */
export const POST = async (request: Request, { params }: Params): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  if (fromElsewhere(request))
    return wantsJson(request)
      ? refused(403, 'This form belongs to another site.')
      : goTo(site.switches.search.base_path)
  const { status, saving, body, address } = await outcomeOf(site, request)
  if (!wantsJson(request)) return back(address, saving)
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
