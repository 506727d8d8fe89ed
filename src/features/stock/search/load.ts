import { cache } from 'react'
import type { Site } from '@/src/domain/tenancy/site'
import { searchParameters } from '@/src/domain/stock/search-query/parameters'
import { takePageEdge, withPageEdge } from '@/src/domain/stock/search-query/page-edge'
import { searchRequests, type SearchRequest } from '@/src/domain/stock/search-query/requests'
import { wordsOf, wordsRequest, type StockWords } from '@/src/domain/stock/search-query/words'
import { searchUrlRules } from '@/src/domain/stock/search-url/rules'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { withPage } from '@/src/domain/stock/search-url/steps'
import { buildSearchUrl, parseSearchUrl, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import { searchStock } from '@/src/server/search'
import { facetGroups } from './facets'
import { type FoundStock, packFound } from './found'
import { leavingWords } from './leave-words'

export type AddressedSearch = {
  readonly state: SearchState
  readonly rules: SearchUrlRules
  readonly words: StockWords
  /** The canonical address of this search, from the root. */
  readonly address: string
  /** The query string has more than the page number: such searches are not for search engines. */
  readonly isNarrowed: boolean
  readonly askedAt: Date
}

const flat = ({ indexName, params }: SearchRequest) => ({ indexName, ...params })

/** Makes, models and bodies in the dealer's stock; requested once per page. */
const stockWords = cache(async (site: Site): Promise<StockWords> => {
  const [answer] = await searchStock(site.id, [flat(wordsRequest(site.switches.search))])
  return wordsOf(answer && 'hits' in answer ? answer.facets : undefined)
})

const addressed = cache(async (site: Site, joined: string): Promise<AddressedSearch> => {
  const { search } = site.switches
  const { segments, queryString } = splitQuerySegment(joined === '' ? [] : joined.split('/'))
  const words = await stockWords(site)
  const rules = searchUrlRules(search, words)
  const state = parseSearchUrl(segments, queryString, rules)
  const address = buildSearchUrl(state, rules)
  const isNarrowed = buildSearchUrl(withPage(state, 1), rules).includes('?')
  return { state, rules, words, address, isNarrowed, askedAt: new Date() }
})

/**
 * Returns the search of a page route, whose segments end with the encoded query string, if there is one. Repeated calls
 * for the same page return the same object.
 */
export const addressedSearch = (site: Site, path: readonly string[]): Promise<AddressedSearch> =>
  addressed(site, path.join('/'))

const shown: ReadonlySet<string> = new Set<string>(
  facetGroups.flatMap((group) => {
    if (group.kind === 'list') return [group.field]
    return { makes: ['make', 'make_model'], colours: ['colour'], certified: ['certified'], range: [] }[group.kind]
  }),
)
const counted: ReadonlySet<string> = new Set(['status'])

type Response = Awaited<ReturnType<typeof searchStock>>[number]

/** Removes the values of facets that no filter lists, such as every single price. */
const withShownFacets = (response: Response): Response => {
  if (!('hits' in response) || !response.facets) return response
  const facets = Object.entries(response.facets).map(([field, values]) => [
    field,
    shown.has(field) || counted.has(field) ? values : {},
  ])
  return { ...response, facets: Object.fromEntries(facets) }
}

/** A page past the last one has a message too, but also a count. */
const failed = (response: Response | undefined): boolean =>
  !response || !('hits' in response) || (!response.nbHits && 'message' in response)

/**
 * Returns the results of a search, packed for the page; undefined if the engine did not answer in time. The browser
 * then searches itself, instead of the page reporting zero results.
 */
export const foundStock = cache(async (site: Site, asked: AddressedSearch): Promise<FoundStock | undefined> => {
  const parameters = searchParameters(asked.state, site.switches, asked.askedAt)
  const plain = searchRequests(parameters).map(flat)
  const ask = async (requests: readonly (typeof plain)[number][]): Promise<readonly Response[]> => {
    const edged = site.switches.search.collapse_sold ? withPageEdge(requests) : requests
    return takePageEdge(await searchStock(site.id, edged), requests.length)
  }
  const responses = await leavingWords(ask, plain, await ask(plain))
  if (failed(responses[0])) return undefined
  return packFound(responses.map(withShownFacets).filter((one) => 'hits' in one))
})
