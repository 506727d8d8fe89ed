import 'server-only'
import { toCardPrice, type CardRecord } from '@/src/domain/stock/card/card'
import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { buildSearchRequests, flattenRequest } from '@/src/domain/stock/search-query/requests'
import { toStockTerms, buildStockTermsRequest } from '@/src/domain/stock/search-query/stock-terms'
import { createSearchUrlRules } from '@/src/domain/stock/search-url/rules'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { formatPurchaseLine, toPriceText } from '@/src/domain/vehicle-page/price/price-text'
import { formatShortVehicleName } from '@/src/domain/stock/vehicle/naming'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { buildSearchUrl } from '@/src/domain/stock/search-url/url'
import { buildSearchFromWords } from '@/src/domain/stock/search-words/search-from-words'
import { buildVocabulary, buildVocabularyRequest, type Vocabulary } from '@/src/domain/stock/search-words/vocabulary'
import { formatSearchHeading } from '@/src/domain/stock/searches/search-heading'
import { formatSearchLabel } from '@/src/domain/stock/searches/search-label'
import { createStockWordCheck, popularWordFacets } from '@/src/domain/stock/searches/popular'
import {
  listNameSuggestions,
  suggestionFacets,
  type SearchSuggestion,
  type Suggestions,
  type VehicleSuggestion,
} from '@/src/domain/stock/searches/suggestions'
import type { Site } from '@/src/domain/tenancy/site'
import { imageUrl } from '@/src/domain/images'
import type { SearchResponse } from '@/src/integrations/search/port'
import { log } from '@/src/platform/log'
import { imageHost } from '@/src/server/site/images'
import { findLeadingPlaceOf } from '@/src/server/locations/places'
import { database } from '@/src/server/database'
import { listPopularSearches } from '@/src/services/statistics/popular-searches'
import { searchStock } from './search'

const MAX_NAMES = 5
const MAX_VEHICLES = 3
const MAX_POPULAR = 4

const facetsOf = (response: SearchResponse | undefined) =>
  response && 'hits' in response ? (response.facets ?? {}) : {}

const countOf = (response: SearchResponse | undefined): number => (response && 'hits' in response ? response.nbHits : 0)

/** A price never goes without what it includes (Australian Consumer Law s48). */
const formatPrice = (record: CardRecord, { switches: { display } }: Site): string => {
  const price = toCardPrice(record, display)
  if ('text' in price) return price.text
  return formatPurchaseLine(toPriceText(price))
}

const toVehicleSuggestion = (record: CardRecord, site: Site): VehicleSuggestion => ({
  name: formatShortVehicleName(record),
  href: `/cars/${record.slug}`,
  price: formatPrice(record, site),
  image: imageUrl(record.image_url, { width: 160, crop: '3x2' }, imageHost),
})

/** Builds the request for the first vehicles of a search, which also counts them. */
const buildVehiclesRequest = (state: SearchState, { switches }: Site, now: Date) => {
  const [request] = buildSearchRequests(buildSearchParameters(state, switches, now))
  if (!request) throw new Error('A search has no request.')
  return { ...flattenRequest(request), hitsPerPage: MAX_VEHICLES, facets: [] }
}

const buildRequests = (site: Site, text: string, now: Date) => [
  {
    ...buildVehiclesRequest(emptySearch, site, now),
    hitsPerPage: 0,
    facets: [...suggestionFacets, ...popularWordFacets],
  },
  flattenRequest(buildVocabularyRequest(site.switches)),
  flattenRequest(buildStockTermsRequest(site.switches.search)),
  buildVehiclesRequest({ ...emptySearch, query: text }, site, now),
]

const recordsOf = (response: SearchResponse | undefined): readonly CardRecord[] =>
  response && 'hits' in response ? (response.hits as readonly CardRecord[]) : []

type ToSearch = (state: SearchState, count: number, label?: string) => SearchSuggestion

/** Creates the suggestion of a search: its label, address and number of vehicles. */
const createToSearch = (site: Site, terms: SearchResponse | undefined): ToSearch => {
  const stockTerms = toStockTerms(facetsOf(terms))
  const rules = createSearchUrlRules(site.switches.search, stockTerms)
  const noun = stockNounOf(stockTerms.itemTypes)[1]
  return (state, count, label) => ({
    label: label ?? formatSearchLabel(state, formatSearchHeading(state, site.switches.search, noun)),
    href: buildSearchUrl(state, rules),
    count,
  })
}

const withoutRepeats = (searches: readonly SearchSuggestion[]): readonly SearchSuggestion[] =>
  searches.filter(({ href }, at) => searches.findIndex((one) => one.href === href) === at)

/** Returns the popular searches that still have vehicles, in the words of shoppers. */
const findPopular = async (
  site: Site,
  words: readonly string[],
  vocabulary: Vocabulary,
  toSearch: ToSearch,
  now: Date,
): Promise<readonly SearchSuggestion[]> => {
  if (words.length === 0) return []
  const states = words.map(
    (text) => buildSearchFromWords(emptySearch, text, vocabulary) ?? { ...emptySearch, query: text },
  )
  const answers = await searchStock(
    site.id,
    states.map((state) => ({ ...buildVehiclesRequest(state, site, now), hitsPerPage: 0 })),
  )
  const popular = states.map((state, at) => toSearch(state, countOf(answers[at]), words[at]))
  return withoutRepeats(popular.filter(({ count }) => count > 0)).slice(0, MAX_POPULAR)
}

/** Lists the words of popular searches that may be shown; none if they cannot be read. */
const loadPopularWords = async (site: Site): Promise<readonly string[]> => {
  try {
    return await listPopularSearches(await database(), site.id)
  } catch (error) {
    log.error({ err: error }, 'The popular searches could not be read.')
    return []
  }
}

/**
 * Returns what to offer for a text in the search box (SHP-02): the search that its words describe, makes, models and
 * bodies that begin with it, and vehicles that match. Of an empty text, popular searches, and the makes and bodies in
 * most stock. Nothing is offered that the dealer doesn't have.
 */
export const findSuggestions = async (site: Site, text: string): Promise<Suggestions> => {
  const now = new Date()
  const [answers, popularWords] = await Promise.all([
    searchStock(site.id, buildRequests(site, text, now)),
    text === '' ? loadPopularWords(site) : [],
  ])
  const [listed, vocabularyAnswer, terms, matching] = answers
  const toSearch = createToSearch(site, terms)
  const vocabulary: Vocabulary = {
    ...buildVocabulary(facetsOf(vocabularyAnswer), now.getFullYear()),
    findPlace: (words) => findLeadingPlaceOf(site, words),
  }
  const described = buildSearchFromWords(emptySearch, text, vocabulary)
  const suggested = listNameSuggestions(text, facetsOf(listed), MAX_NAMES).map((name) => ({
    ...name,
    state: { ...emptySearch, lists: { [name.field]: [name.value] } },
  }))
  // A misspelt name matches no vehicle, but the name it is read as does.
  const shown = described ?? (countOf(matching) === 0 ? suggested[0]?.state : undefined)
  const [found] = shown ? await searchStock(site.id, [buildVehiclesRequest(shown, site, now)]) : []
  const names = suggested.map(({ state, count, label }) => toSearch(state, count, label))
  const searches = [...(described && countOf(found) > 0 ? [toSearch(described, countOf(found))] : []), ...names]
  const isStockWords = createStockWordCheck(facetsOf(listed), vocabulary)
  return {
    searches: withoutRepeats(searches).slice(0, MAX_NAMES),
    popular: await findPopular(site, popularWords.filter(isStockWords), vocabulary, toSearch, now),
    vehicles: (text === '' ? [] : recordsOf(found ?? matching)).map((record) => toVehicleSuggestion(record, site)),
  }
}
