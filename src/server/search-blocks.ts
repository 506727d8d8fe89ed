import 'server-only'
import { cache } from 'react'
import { priceBounds } from '@/src/domain/stock/price-range'
import { shownTotal } from '@/src/domain/stock/search-query/shown-total'
import { searchParameters } from '@/src/domain/stock/search-query/parameters'
import { type SearchRequest, searchRequests } from '@/src/domain/stock/search-query/requests'
import type { StockRecord } from '@/src/domain/stock/search-record'
import { wordsOf, wordsRequest, type StockWords } from '@/src/domain/stock/search-query/words'
import { brandRequest, countRequest, priceSearch, searchOfHref, topCities } from '@/src/domain/stock/tile-searches'
import type { Site } from '@/src/domain/tenancy/site'
import type { SearchResponse } from '@/src/integrations/search/port'
import { searchStock } from './search'
import { stockCounts } from './stock'

const asked = ({ indexName, params }: SearchRequest) => ({ indexName, ...params })

const words = cache(async (site: Site): Promise<StockWords> => {
  const [answer] = await searchStock(site.id, [asked(wordsRequest(site.switches.search))])
  return wordsOf(answer && 'hits' in answer ? answer.facets : undefined)
})

const countOf = (answer: SearchResponse | undefined, stockCount: number): number => {
  if (!answer || !('hits' in answer)) return 0
  return shownTotal(answer.nbHits, stockCount, {
    status: answer.facets?.['status'],
    car_type: answer.facets?.['car_type'],
  })
}

/** Counts the vehicles behind each link to a search, by its address; other links have no entry (SRCH-17). */
export const linkCounts = async (site: Site, hrefs: readonly string[]): Promise<Readonly<Record<string, number>>> => {
  const known = await words(site)
  const now = new Date()
  const searches = hrefs.flatMap((href) => {
    const state = searchOfHref(href, site.switches.search, known)
    return state ? [{ href, request: asked(countRequest(state, site.switches, now)) }] : []
  })
  if (searches.length === 0) return {}
  const answers = await searchStock(
    site.id,
    searches.map(({ request }) => request),
  )
  return Object.fromEntries(
    searches.map(({ href }, index) => [href, countOf(answers[index], site.switches.search.stock_count)]),
  )
}

export type PriceBlock = { readonly count: number; readonly itemTypes: readonly string[] }

/** Returns the initial count of the price-range block; null if no vehicle is in its range (SRCH-16). */
export const priceBlock = async (site: Site): Promise<PriceBlock | null> => {
  const request = countRequest(priceSearch(priceBounds), site.switches, new Date())
  const [[answer], { itemTypes }] = await Promise.all([searchStock(site.id, [asked(request)]), words(site)])
  const count = countOf(answer, site.switches.search.stock_count)
  return count > 0 ? { count, itemTypes } : null
}

export type FoundStock = {
  readonly records: readonly StockRecord[]
  readonly count: number
  readonly itemTypes: readonly string[]
}

/** Returns the first vehicles behind a link to a search, and how many there are; null for another link (SRCH-09). */
export const stockBehind = async (site: Site, href: string, limit: number): Promise<FoundStock | null> => {
  const known = await words(site)
  const state = searchOfHref(href, site.switches.search, known)
  if (!state) return null
  const [request] = searchRequests(searchParameters(state, site.switches, new Date()))
  if (!request) return null
  const params = { ...request.params, hitsPerPage: limit, page: 0, facets: ['status', 'car_type'] }
  const [answer] = await searchStock(site.id, [asked({ indexName: request.indexName, params })])
  const hits = answer && 'hits' in answer ? answer.hits : []
  return {
    records: hits as unknown as readonly StockRecord[],
    count: countOf(answer, site.switches.search.stock_count),
    itemTypes: known.itemTypes,
  }
}

export type Brand = {
  readonly make: string
  readonly count: number
  readonly cities: readonly { readonly city: string; readonly count: number }[]
}

/** Lists the brands with most vehicles, with their cities; empty for a dealer of one city (SRCH-17). */
export const brandSearch = async (site: Site, most: number): Promise<readonly Brand[]> => {
  const { byMake } = await stockCounts(site.id)
  const makes = Object.entries(byMake)
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .slice(0, most)
  if (makes.length === 0) return []
  const now = new Date()
  const answers = await searchStock(
    site.id,
    makes.map(([make]) => asked(brandRequest(make, site.switches.search, now))),
  )
  const brands = makes.map(([make, count], index): Brand => {
    const answer = answers[index]
    return { make, count, cities: topCities(answer && 'hits' in answer ? answer.facets?.['city'] : undefined) }
  })
  return new Set(brands.flatMap(({ cities }) => cities.map(({ city }) => city))).size > 1 ? brands : []
}
