import type { InstantSearchServerState } from 'react-instantsearch'
import type { Site } from '@/src/domain/tenancy/site'
import { searchParameters } from '@/src/domain/stock/search-query/parameters'
import { takePageEdge, withPageEdge } from '@/src/domain/stock/search-query/page-edge'
import { searchRequests, type SearchRequest } from '@/src/domain/stock/search-query/requests'
import { wordsOf, wordsRequest, type StockWords } from '@/src/domain/stock/search-query/words'
import { searchUrlRules } from '@/src/domain/stock/search-url/rules'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { buildSearchUrl, parseSearchUrl, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import { stockIndex } from '@/src/domain/stock/search-record'
import { searchStock } from '@/src/server/search'
import { facetGroups } from './facets'

export type AddressedSearch = {
  readonly state: SearchState
  readonly rules: SearchUrlRules
  readonly words: StockWords
  /** The one address of this search, from the root. */
  readonly address: string
  /** Whether a query string narrows it: such pages are not for search engines. */
  readonly hasParams: boolean
}

const flat = ({ indexName, params }: SearchRequest) => ({ indexName, ...params })

/** The search a page route was asked for; its segments end with the encoded query string, if there was one. */
export const addressedSearch = async (site: Site, path: readonly string[]): Promise<AddressedSearch> => {
  const { search } = site.switches
  const { segments, queryString } = splitQuerySegment(path)
  const [answer] = await searchStock(site.id, [flat(wordsRequest(search))])
  const words = wordsOf(answer && 'hits' in answer ? answer.facets : undefined)
  const rules = searchUrlRules(search, words)
  const state = parseSearchUrl(segments, queryString, rules)
  const address = buildSearchUrl(state, rules)
  return { state, rules, words, address, hasParams: address.includes('?') }
}

const shown: ReadonlySet<string> = new Set<string>(
  facetGroups.flatMap((group) => {
    if (group.kind === 'list') return [group.field]
    return { makes: ['make', 'make_model'], colours: ['colour'], certified: ['certified'], range: [] }[group.kind]
  }),
)
const counted: ReadonlySet<string> = new Set(['status'])

type Response = Awaited<ReturnType<typeof searchStock>>[number]

/**
 * Leaves out the values of facets no group lists, such as each price there is, and the echo of the question: the page
 * would carry them a second time.
 */
const withShownFacets = (response: Response): Response => {
  if (!('hits' in response) || !response.facets) return response
  const facets = Object.entries(response.facets).map(([field, values]) => [
    field,
    shown.has(field) || counted.has(field) ? values : {},
  ])
  return { ...response, params: '', facets: Object.fromEntries(facets) }
}

const failed = (response: Response | undefined): boolean =>
  !response || !('hits' in response) || (response.hits.length === 0 && 'message' in response)

/**
 * The answers of a search in the form InstantSearch takes over in the browser; undefined when the engine did not
 * answer in time: then the browser asks, rather than saying that nothing was found.
 */
export const foundStock = async (
  site: Site,
  state: SearchState,
  now: Date,
): Promise<InstantSearchServerState['initialResults'] | undefined> => {
  const parameters = searchParameters(state, site.switches.search, now)
  const asked = searchRequests(parameters).map(flat)
  const edged = site.switches.search.collapse_sold ? withPageEdge(asked) : asked
  const responses = takePageEdge(await searchStock(site.id, edged), asked.length)
  if (failed(responses[0])) return undefined
  const results = responses.map(withShownFacets)
  return { [stockIndex]: { state: parameters, results } } as unknown as InstantSearchServerState['initialResults']
}
