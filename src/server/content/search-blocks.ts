import 'server-only'
import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import { cache } from 'react'
import { priceBoundsOf, priceRangeSearch, type DollarRange } from '@/src/domain/stock/searches/price-range'
import { AVAILABLE_FILTER, UNRESERVED_FILTER } from '@/src/domain/stock/search-query/base-filters'
import { displayedTotal, soldOf } from '@/src/domain/stock/search-query/displayed-total'
import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { buildSearchRequests, flattenRequest } from '@/src/domain/stock/search-query/requests'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { toStockTerms, buildStockTermsRequest, type StockTerms } from '@/src/domain/stock/search-query/stock-terms'
import { buildCountRequest, parseSearchHref } from '@/src/domain/stock/searches/tile-searches'
import type { Site } from '@/src/domain/tenancy/site'
import type { SearchResponse } from '@/src/integrations/search/port'
import { searchStock } from '@/src/server/stock/search'

const loadStockWords = cache(async (site: Site): Promise<StockTerms> => {
  const [answer] = await searchStock(site.id, [flattenRequest(buildStockTermsRequest(site.switches.search))])
  return toStockTerms(answer && 'hits' in answer ? answer.facets : undefined)
})

const countHits = (answer: SearchResponse | undefined, stockCount: number): number => {
  if (!answer || !('hits' in answer)) return 0
  return displayedTotal(answer.nbHits, stockCount, {
    status: answer.facets?.['status'],
    car_type: answer.facets?.['car_type'],
  })
}

/** Counts the hits that can be bought. */
const countAvailable = (answer: SearchResponse | undefined, stockCount: number): number =>
  countHits(answer, stockCount) - (answer && 'hits' in answer ? soldOf(answer.facets?.['status']) : 0)

/**
 * Counts the vehicles in stock behind each link to a search, by its address; other links have no entry (SRCH-17). The
 * search lists sold ones beside them, and says how many.
 */
export const countLinkedStock = async (
  site: Site,
  hrefs: readonly string[],
): Promise<Readonly<Record<string, number>>> => {
  const stockWords = await loadStockWords(site)
  const now = new Date()
  const searches = hrefs.flatMap((href) => {
    const state = parseSearchHref(href, site.switches.search, stockWords)
    return state ? [{ href, request: flattenRequest(buildCountRequest(state, site.switches, now)) }] : []
  })
  if (searches.length === 0) return {}
  const answers = await searchStock(
    site.id,
    searches.map(({ request }) => request),
  )
  return Object.fromEntries(
    searches.map(({ href }, index) => [href, countAvailable(answers[index], site.switches.search.stock_count)]),
  )
}

export type PriceBlock = {
  readonly count: number
  readonly bounds: DollarRange
  readonly itemTypes: readonly string[]
}

/** Returns the bounds and the initial count of the price-range block; null without vehicles (SRCH-16). */
export const loadPriceBlock = async (site: Site): Promise<PriceBlock | null> => {
  const bounds = priceBoundsOf(undefined)
  const { indexName, params } = buildCountRequest(priceRangeSearch(bounds, bounds), site.switches, new Date())
  const [[answer], { itemTypes }] = await Promise.all([
    // The first vehicle is the dearest.
    searchStock(site.id, [flattenRequest({ indexName, params: { ...params, hitsPerPage: 1 } })]),
    loadStockWords(site),
  ])
  const count = countHits(answer, site.switches.search.stock_count)
  const [dearest] = answer && 'hits' in answer ? (answer.hits as readonly StockRecord[]) : []
  return count > 0 ? { count, bounds: priceBoundsOf(dearest?.price), itemTypes } : null
}

export type LinkedStock = {
  readonly records: readonly StockRecord[]
  /** Vehicles that the search lists, sold ones among them. */
  readonly count: number
  /** Those of them that can be bought. */
  readonly available: number
  readonly itemTypes: readonly string[]
}

/**
 * Returns the first vehicles behind a link to a search that can be bought and are not reserved, and how many it lists;
 * null for another link (SRCH-09).
 */
export const findLinkedStock = async (site: Site, href: string, limit: number): Promise<LinkedStock | null> => {
  const stockWords = await loadStockWords(site)
  const state = parseSearchHref(href, site.switches.search, stockWords)
  if (!state) return null
  const [request] = buildSearchRequests(buildSearchParameters(state, toCardSettings(site), new Date()))
  if (!request) return null
  const { indexName, params } = request
  const counted = { ...params, hitsPerPage: 0, page: 0, facets: ['status', 'car_type'] }
  const filters = [params['filters'], AVAILABLE_FILTER, UNRESERVED_FILTER].join(' AND ')
  const shown = { ...params, hitsPerPage: limit, page: 0, facets: [], filters }
  const [answer, found] = await searchStock(
    site.id,
    [counted, ...(limit > 0 ? [shown] : [])].map((one) => flattenRequest({ indexName, params: one })),
  )
  return {
    records: found && 'hits' in found ? (found.hits as readonly StockRecord[]) : [],
    count: countHits(answer, site.switches.search.stock_count),
    available: countAvailable(answer, site.switches.search.stock_count),
    itemTypes: stockWords.itemTypes,
  }
}
