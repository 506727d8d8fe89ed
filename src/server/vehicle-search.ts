import 'server-only'
import { readFilter } from '@/src/domain/stock/equals-filter'
import { baseFilters } from '@/src/domain/stock/search-query/base-filters'
import { shownTotal } from '@/src/domain/stock/search-query/shown-total'
import { stockIndex } from '@/src/domain/stock/search-record'
import type { Site } from '@/src/domain/tenancy/site'
import type { SearchHit, SearchResponse } from '@/src/integrations/search/port'
import { searchStock } from './search'

const usualLimit = 21
const mostLimit = 100

export type FoundVehicles =
  | { readonly hits: readonly SearchHit[]; readonly count: number; readonly ms: number }
  | { readonly status: 400 | 503; readonly message: string }

const bad = (message: string): FoundVehicles => ({ status: 400, message })

const limitOf = (text: string | null): number | undefined => {
  if (text === null) return usualLimit
  return /^\d{1,3}$/.test(text) && Number(text) <= mostLimit ? Number(text) : undefined
}

/** Removes the tenant, rank and highlighting from a hit. */
const shown = ({ tenant_id: _, rank: __, _highlightResult: ___, ...hit }: SearchHit): SearchHit => hit

const answered = (answer: SearchResponse | undefined, stockCount: number): FoundVehicles => {
  if (!answer || !('hits' in answer) || (answer.message !== undefined && answer.nbHits === 0))
    return { status: 503, message: 'The search does not answer just now.' }
  const { hits, nbHits, facets, processingTimeMS: ms } = answer
  const count = shownTotal(nbHits, stockCount, { status: facets?.['status'], car_type: facets?.['car_type'] })
  return { hits: hits.map(shown), count, ms }
}

/**
 * Searches a tenant's vehicles by a filter expression with equals signs, up to a limit (SRCH-15). The base filter
 * always applies (STK-07). 400 explains what is wrong with the expression or the limit.
 */
export const findVehicles = async (site: Site, params: URLSearchParams): Promise<FoundVehicles> => {
  const limit = limitOf(params.get('limit'))
  if (limit === undefined) return bad(`limit: expected a whole number from 0 to ${mostLimit}.`)
  if (params.getAll('filter').length > 1) return bad('filter: expected once; join conditions by AND.')
  const read = readFilter(params.get('filter') ?? '')
  if ('error' in read) return bad(`filter: ${read.error}`)
  const choseCarTypes = ['car_type', 'categories'].some((name) => read.attributes.includes(name))
  const { search } = site.switches
  const base = baseFilters({ search, now: new Date(), sort: 'relevant', choseCarTypes })
  const [answer] = await searchStock(site.id, [
    {
      indexName: stockIndex,
      filters: read.filters === '' ? base : `${base} AND ${read.filters}`,
      hitsPerPage: limit,
      facets: ['car_type', 'status'],
      attributesToHighlight: [],
    },
  ])
  return answered(answer, search.stock_count)
}
