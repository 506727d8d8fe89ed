import 'server-only'
import { toCardPrice, type CardRecord } from '@/src/domain/stock/card/card'
import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { buildSearchRequests, flattenRequest } from '@/src/domain/stock/search-query/requests'
import { toStockTerms, buildStockTermsRequest } from '@/src/domain/stock/search-query/stock-terms'
import { createSearchUrlRules } from '@/src/domain/stock/search-url/rules'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { stockNounOf } from '@/src/domain/stock/search-url/title'
import { buildSearchUrl } from '@/src/domain/stock/search-url/url'
import { buildSearchFromWords } from '@/src/domain/stock/search-words/parse-words'
import { buildVocabulary, buildVocabularyRequest } from '@/src/domain/stock/search-words/vocabulary'
import { formatSearchHeading } from '@/src/domain/stock/searches/search-heading'
import { formatSearchLabel } from '@/src/domain/stock/searches/search-label'
import {
  listNameSuggestions,
  suggestionFacets,
  type SearchSuggestion,
  type Suggestions,
  type VehicleSuggestion,
} from '@/src/domain/stock/searches/suggestions'
import type { Site } from '@/src/domain/tenancy/site'
import { imageUrl } from '@/src/domain/images'
import { formatDollars } from '@/src/domain/money/format-money'
import type { SearchResponse } from '@/src/integrations/search/port'
import { imageHost } from '@/src/server/site/images'
import { findLeadingPlaceOf } from '@/src/server/locations/places'
import { searchStock } from './search'

const MAX_NAMES = 5
const MAX_VEHICLES = 3

const facetsOf = (response: SearchResponse | undefined) =>
  response && 'hits' in response ? (response.facets ?? {}) : {}

const countOf = (response: SearchResponse | undefined): number => (response && 'hits' in response ? response.nbHits : 0)

/** A price never goes without what it includes (Australian Consumer Law s48). */
const formatPrice = (record: CardRecord, { switches: { display } }: Site): string => {
  const price = toCardPrice(record, display)
  if ('text' in price) return price.text
  if (price.kind === 'subscription') return `${formatDollars(price.dollars)} per week by subscription`
  return `${formatDollars(price.dollars)} ${price.type_text}`
}

const toVehicleSuggestion = (record: CardRecord, site: Site): VehicleSuggestion => ({
  name: [record.year, record.make, record.model, record.badge].filter(Boolean).join(' '),
  href: `/cars/${record.slug}`,
  price: formatPrice(record, site),
  ...(record.image_url !== undefined && {
    image: imageUrl(record.image_url, { width: 160, crop: '3x2' }, imageHost),
  }),
})

/** Builds the request for the first vehicles of a search, which also counts them. */
const buildVehiclesRequest = (state: SearchState, { switches }: Site, now: Date) => {
  const [request] = buildSearchRequests(buildSearchParameters(state, switches, now))
  if (!request) throw new Error('A search has no request.')
  return { ...flattenRequest(request), hitsPerPage: MAX_VEHICLES, facets: [] }
}

const buildRequests = (site: Site, text: string, now: Date) => [
  { ...buildVehiclesRequest(emptySearch, site, now), hitsPerPage: 0, facets: suggestionFacets },
  flattenRequest(buildVocabularyRequest(site.switches.search)),
  flattenRequest(buildStockTermsRequest(site.switches.search)),
  buildVehiclesRequest({ ...emptySearch, query: text }, site, now),
]

const recordsOf = (response: SearchResponse | undefined): readonly CardRecord[] =>
  response && 'hits' in response ? (response.hits as readonly CardRecord[]) : []

/**
 * Returns what to offer for a text in the search box (SHP-02): the search that its words describe, makes, models and
 * bodies that begin with it, and vehicles that match. Of an empty text, the makes and bodies in most stock. Nothing is
 * offered that the dealer doesn't have.
 */
export const findSuggestions = async (site: Site, text: string): Promise<Suggestions> => {
  const now = new Date()
  const [listed, vocabulary, terms, matching] = await searchStock(site.id, buildRequests(site, text, now))
  const stockTerms = toStockTerms(facetsOf(terms))
  const rules = createSearchUrlRules(site.switches.search, stockTerms)
  const noun = stockNounOf(stockTerms.itemTypes)[1]
  const toSearch = (state: SearchState, count: number, label?: string): SearchSuggestion => ({
    label: label ?? formatSearchLabel(state, formatSearchHeading(state, site.switches.search, noun)),
    href: buildSearchUrl(state, rules),
    count,
  })
  const described = buildSearchFromWords(emptySearch, text, {
    ...buildVocabulary(facetsOf(vocabulary), now.getFullYear()),
    findPlace: (words) => findLeadingPlaceOf(site, words),
  })
  const [found] = described ? await searchStock(site.id, [buildVehiclesRequest(described, site, now)]) : []
  const names = listNameSuggestions(text, facetsOf(listed), MAX_NAMES).map(({ field, value, label, count }) =>
    toSearch({ ...emptySearch, lists: { [field]: [value] } }, count, label),
  )
  const searches = [...(described && countOf(found) > 0 ? [toSearch(described, countOf(found))] : []), ...names]
  return {
    searches: searches
      .filter(({ href }, at) => searches.findIndex((one) => one.href === href) === at)
      .slice(0, MAX_NAMES),
    vehicles: (text === '' ? [] : recordsOf(found ?? matching)).map((record) => toVehicleSuggestion(record, site)),
  }
}
