import { cache } from 'react'
import type { Site } from '@/src/domain/tenancy/site'
import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { attachPreviousHit, withPreviousHitQuery } from '@/src/domain/stock/search-query/previous-hit'
import { buildSearchRequests, flattenRequest } from '@/src/domain/stock/search-query/requests'
import { toStockTerms, buildStockTermsRequest, type StockTerms } from '@/src/domain/stock/search-query/stock-terms'
import { createSearchUrlRules } from '@/src/domain/stock/search-url/rules'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { withNearby, withPage } from '@/src/domain/stock/search-url/search-changes'
import { buildSearchUrl, parseSearchUrl, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import { findPlaceOf, offersDistance } from '@/src/server/locations/places'
import { searchStock } from '@/src/server/stock/search'
import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import type { CardRecord } from '@/src/domain/stock/card/card'
import { facetGroups } from '../facets/facets'
import { toUnknownPlaceParams } from '../query/unknown-place'
import { findNearestMatches, type RequestNearest } from '../nearest/nearest'
import type { NearestOfSearch } from '../nearest/use-nearest'
import { type PackedResults, packResults } from './packed-results'
import { relaxQuery } from './query-relaxation'

export type AddressedSearch = {
  readonly state: SearchState
  readonly rules: SearchUrlRules
  readonly words: StockTerms
  /** The canonical address of this search, from the root. */
  readonly address: string
  /** The query string has more than the page number: such searches are not for search engines. */
  readonly hasQueryFilters: boolean
  /**
   * The address to redirect to, if the requested one names its place differently. With an unknown place it is the
   * search without it, and the place in a parameter of its own, for the field to show.
   */
  readonly placeHref?: string
  readonly requestedAt: Date
}

/** Makes, models and bodies in the dealer's stock; requested once per page. */
const loadStockWords = cache(async (site: Site): Promise<StockTerms> => {
  const [response] = await searchStock(site.id, [flattenRequest(buildStockTermsRequest(site.switches.search))])
  return toStockTerms(response && 'hits' in response ? response.facets : undefined)
})

/** Replaces a place as it was typed by the place's own name, so that each search has one address. */
const withKnownPlace = (site: Site, state: SearchState): SearchState => {
  if (!state.near) return state
  const place = findPlaceOf(site, state.near.place)
  return normalizeSearch(withPage(withNearby(state, place && { ...state.near, place: place.name }), state.page))
}

const findPlaceHref = (
  site: Site,
  typedState: SearchState,
  state: SearchState,
  address: string,
): string | undefined => {
  if (!typedState.near || typedState.near.place === state.near?.place) return undefined
  if (state.near || !offersDistance(site)) return address
  return `${address}${address.includes('?') ? '&' : '?'}${toUnknownPlaceParams(typedState.near)}`
}

const parseAddress = cache(async (site: Site, joined: string): Promise<AddressedSearch> => {
  const { search } = site.switches
  const { segments, queryString } = splitQuerySegment(joined === '' ? [] : joined.split('/'))
  const words = await loadStockWords(site)
  const rules = createSearchUrlRules(search, words)
  const typedState = parseSearchUrl(segments, queryString, rules)
  const state = withKnownPlace(site, typedState)
  const address = buildSearchUrl(state, rules)
  const placeHref = findPlaceHref(site, typedState, state, address)
  const hasQueryFilters = buildSearchUrl(withPage(state, 1), rules).includes('?')
  return { state, rules, words, address, hasQueryFilters, ...(placeHref && { placeHref }), requestedAt: new Date() }
})

/**
 * Returns the search of a page route, whose segments end with the encoded query string, if there is one. Repeated calls
 * for the same page return the same object.
 */
export const loadAddressedSearch = (site: Site, path: readonly string[]): Promise<AddressedSearch> =>
  parseAddress(site, path.join('/'))

const displayedFields: ReadonlySet<string> = new Set<string>(
  facetGroups.flatMap((group) => {
    if (group.kind === 'list' || group.kind === 'colours') return [group.field]
    return { makes: ['make', 'make_model'], certified: ['certified'], range: [] }[group.kind]
  }),
)
const countedFields: ReadonlySet<string> = new Set(['status'])

type Response = Awaited<ReturnType<typeof searchStock>>[number]

/** Removes the values of facets that no filter lists, such as every single price. */
const withDisplayedFacets = (response: Response): Response => {
  if (!('hits' in response) || !response.facets) return response
  const facets = Object.entries(response.facets).map(([field, values]) => [
    field,
    displayedFields.has(field) || countedFields.has(field) ? values : {},
  ])
  return { ...response, facets: Object.fromEntries(facets) }
}

/** Returns the nearest matches of a search with zero results (SHP-02); none if the engine does not answer in time. */
export const loadNearestMatches = async (
  site: Site,
  { state, address, requestedAt }: AddressedSearch,
): Promise<NearestOfSearch> => {
  const send: RequestNearest = async (requests) => {
    const responses = await searchStock(site.id, requests.map(flattenRequest))
    return responses.map((response) =>
      'hits' in response
        ? {
            nbHits: response.nbHits ?? 0,
            hits: response.hits as readonly CardRecord[],
            ...(response.facets && { facets: response.facets }),
          }
        : { nbHits: 0, hits: [] },
    )
  }
  return { address, matches: await findNearestMatches(state, send, toCardSettings(site), requestedAt) }
}

/** A page past the last one has a message too, but also a count. */
const isFailed = (response: Response | undefined): boolean =>
  !response || !('hits' in response) || (!response.nbHits && 'message' in response)

/**
 * Returns the results of a search, packed for the page; undefined if the engine did not answer in time. The browser
 * then searches itself, instead of the page reporting zero results.
 */
export const loadStockResults = cache(
  async (site: Site, addressedSearch: AddressedSearch): Promise<PackedResults | undefined> => {
    const parameters = buildSearchParameters(addressedSearch.state, toCardSettings(site), addressedSearch.requestedAt)
    const plain = buildSearchRequests(parameters).map(flattenRequest)
    const sendRequests = async (requests: readonly (typeof plain)[number][]): Promise<readonly Response[]> => {
      const withPrevious = site.switches.search.collapse_sold ? withPreviousHitQuery(requests) : requests
      return attachPreviousHit(await searchStock(site.id, withPrevious), requests.length)
    }
    const responses = await relaxQuery(sendRequests, plain, await sendRequests(plain))
    if (isFailed(responses[0])) return undefined
    return packResults(responses.map(withDisplayedFacets).filter((one) => 'hits' in one))
  },
)
