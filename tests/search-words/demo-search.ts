import { readFileSync } from 'node:fs'
import { createStockOf } from '@/src/demo/folders.test-support'
import type { DemoLocation } from '@/src/demo/stock-spec'
import { createVehicleSlug, formatVehicleName } from '@/src/domain/stock/vehicle/naming'
import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { buildSearchRequests, flattenRequest } from '@/src/domain/stock/search-query/requests'
import { resolvePlaces } from '@/src/domain/stock/search-query/resolve-places'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { STOCK_INDEX, type StockRecord } from '@/src/domain/stock/search-record/search-record'
import { withQuery } from '@/src/domain/stock/search-url/search-changes'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { parseWords } from '@/src/domain/stock/search-words/parse-words'
import { buildSearchFromWords } from '@/src/domain/stock/search-words/search-from-words'
import { buildVocabulary, buildVocabularyRequest, type Vocabulary } from '@/src/domain/stock/search-words/vocabulary'
import { stockSynonyms } from '@/src/domain/stock/search-record/synonyms'
import { toSearchRecord, type RecordLocation } from '@/src/domain/stock/search-record/to-search-record'
import type { FeedVehicle, Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { resolveSwitches } from '@/src/domain/switches'
import { findLeadingPlace, isInReach, kmToNearest } from '@/src/domain/locations/places'
import { latLngOf } from '@/src/integrations/geocoding/lat-lng'
import { placeTable } from '@/src/integrations/geocoding/place-table'
import { relaxQuery } from '@/src/features/stock/search/engine/query-relaxation'
import { findNearestMatches, type NearestMatches } from '@/src/features/stock/search/nearest/nearest'
import type { CardRecord } from '@/src/domain/stock/card/card'
import { searchInMemory } from '@/src/search-engine'
import { modelStock } from './model-stock'

/** The stock of a demo dealer, searched by a shopper's words with the real parser and engine. */

const NOW = new Date('2026-11-25T01:00:00Z')

const readJson = (path: string): unknown => JSON.parse(readFileSync(`tenants/${path}`, 'utf8'))

type FolderLocation = DemoLocation & RecordLocation

const toVehicle = (feed: FeedVehicle, index: number): Vehicle => ({
  ...feed,
  id: `vehicle-${String(index).padStart(4, '0')}`,
  slug: createVehicleSlug(feed, String(index)),
  name: formatVehicleName(feed),
  created_at: feed.listed_at ?? NOW.toISOString(),
  updated_at: NOW.toISOString(),
  hidden: false,
  views: 0,
})

const readLocations = (slug: string) => readJson(`${slug}/locations.json`) as readonly FolderLocation[]

const createRecords = (slug: string, layer: Record<string, object>): readonly StockRecord[] => {
  const finance = { switches: resolveSwitches(undefined, layer).finance, now: NOW }
  const locations = readLocations(slug)
  return createStockOf(slug, NOW).map((feed, index) =>
    toSearchRecord(toVehicle(feed, index), {
      tenantId: slug,
      finance,
      location: locations.find((one) => one.slug === feed.location_slug),
    }),
  )
}

/** The search that a dealer's site reads in a shopper's words, and the vehicles that it finds. */
export type Outcome = {
  readonly state: SearchState
  readonly hits: readonly StockRecord[]
  /** Words that the page says it left out. */
  readonly leftOut: readonly string[]
  /** Models that the page says are not in stock. */
  readonly absent: readonly string[]
}

export type DemoSearch = {
  /** The vehicles that the dealer lists. */
  readonly listed: readonly StockRecord[]
  readonly search: (words: string) => Promise<Outcome>
  /** The nearest vehicles of a search with zero results. */
  readonly findNearest: (state: SearchState) => Promise<NearestMatches | undefined>
}

const openSearch = (
  records: readonly StockRecord[],
  layer: Record<string, object>,
  locations: readonly FolderLocation[],
): DemoSearch => {
  const switches = resolveSwitches(undefined, layer)
  const run = searchInMemory({ index: STOCK_INDEX, settings: stockIndexSettings, synonyms: stockSynonyms }, records)
  const { indexName, params } = buildVocabularyRequest(switches)
  const points = locations.flatMap(({ address: { lat, long } }) =>
    lat === undefined || long === undefined ? [] : [{ lat, long }],
  )
  const vocabulary: Vocabulary = {
    ...buildVocabulary(run([{ indexName, ...params }])[0]?.facets, NOW.getFullYear()),
    findPlace: (text) => {
      const found = findLeadingPlace(text, placeTable, points)
      return (
        found && {
          place: found.place.name,
          words: found.words,
          isInReach: isInReach(found.place, points),
          km: kmToNearest(found.place, points),
        }
      )
    },
  }
  type Response = ReturnType<typeof run>[number] & { readonly leftOut?: readonly string[] }
  const buildRequests = (state: SearchState) => {
    const parameters = buildSearchParameters(normalizeSearch(state), switches, NOW)
    return buildSearchRequests({ ...parameters, hitsPerPage: 1000, attributesToRetrieve: ['*'] })
      .slice(0, 1)
      .map(flattenRequest)
  }
  const send = (requests: Readonly<ReturnType<typeof buildRequests>>): readonly Response[] =>
    run(resolvePlaces([...requests], latLngOf) as Parameters<typeof run>[0])
  /** As a page does: words that find nothing are mended or left out. */
  const list = async (state: SearchState) => {
    const requests = buildRequests(state)
    const [found] = await relaxQuery(async (some) => send(some), requests, send(requests))
    return { hits: (found?.hits ?? []) as StockRecord[], leftOut: found?.leftOut ?? [] }
  }
  return {
    listed: (send(buildRequests(emptySearch))[0]?.hits ?? []) as StockRecord[],
    findNearest: (state) =>
      findNearestMatches(
        normalizeSearch(state),
        async (requests) =>
          send(requests.map(flattenRequest) as ReturnType<typeof buildRequests>).map(({ nbHits, hits, facets }) => ({
            nbHits,
            hits: hits as unknown as readonly CardRecord[],
            ...(facets && { facets }),
          })),
        switches,
        NOW,
      ),
    search: async (words) => {
      const state = buildSearchFromWords(emptySearch, words, vocabulary) ?? withQuery(emptySearch, words)
      const { hits, leftOut } = await list(state)
      const { denying, measures, absent } = parseWords(words, vocabulary).ignored
      return { state, hits, leftOut: [...leftOut, ...denying, ...measures], absent }
    },
  }
}

/** Opens a demo dealer's stock for searches. */
export const openDemoSearch = (slug: string): DemoSearch => {
  const { switches } = readJson(`${slug}/tenant.json`) as { readonly switches: Record<string, object> }
  return openSearch(createRecords(slug, switches), switches, readLocations(slug))
}

/** Opens a stock of models that no demo dealer has. */
export const openModelSearch = (): DemoSearch =>
  openSearch(
    modelStock.map((feed, index) =>
      toSearchRecord(toVehicle(feed, index), { tenantId: 'models', location: undefined }),
    ),
    {},
    [],
  )
