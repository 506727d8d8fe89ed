import 'server-only'
import { parseEqualsFilter } from '@/src/domain/stock/filters/equals-filter'
import { buildBaseFilters } from '@/src/domain/stock/search-query/base-filters'
import { displayedTotal } from '@/src/domain/stock/search-query/displayed-total'
import { STOCK_INDEX } from '@/src/domain/stock/search-record/search-record'
import type { Site } from '@/src/domain/tenancy/site'
import type { SearchHit, SearchResponse } from '@/src/integrations/search/port'
import { searchStock } from './search'

const DEFAULT_LIMIT = 21
const MAX_LIMIT = 100

export type VehicleSearchResult =
  | { readonly hits: readonly SearchHit[]; readonly count: number; readonly ms: number }
  | { readonly status: 400 | 503; readonly message: string }

const badRequest = (message: string): VehicleSearchResult => ({ status: 400, message })

const parseLimit = (text: string | null): number | undefined => {
  if (text === null) return DEFAULT_LIMIT
  return /^\d{1,3}$/.test(text) && Number(text) <= MAX_LIMIT ? Number(text) : undefined
}

/** Removes the tenant, rank and highlighting from a hit. */
const toPublicHit = ({ tenant_id: _, rank: __, _highlightResult: ___, ...hit }: SearchHit): SearchHit => hit

const toResult = (answer: SearchResponse | undefined, stockCount: number): VehicleSearchResult => {
  if (!answer || !('hits' in answer) || (answer.message !== undefined && answer.nbHits === 0))
    return { status: 503, message: 'Search isn’t available right now. Try again in a few seconds.' }
  const { hits, nbHits, facets, processingTimeMS: ms } = answer
  const count = displayedTotal(nbHits, stockCount, { status: facets?.['status'], car_type: facets?.['car_type'] })
  return { hits: hits.map(toPublicHit), count, ms }
}

/**
 * Searches a tenant's vehicles by a filter expression with equals signs, up to a limit (SRCH-15). The base filter
 * always applies (STK-07). 400 explains what is wrong with the expression or the limit.
 */
export const findVehicles = async (site: Site, params: URLSearchParams): Promise<VehicleSearchResult> => {
  const limit = parseLimit(params.get('limit'))
  if (limit === undefined) return badRequest(`limit: expected a whole number from 0 to ${MAX_LIMIT}.`)
  if (params.getAll('filter').length > 1) return badRequest('filter: expected once. Join conditions with AND.')
  const read = parseEqualsFilter(params.get('filter') ?? '')
  if ('error' in read) return badRequest(`filter: ${read.error}`)
  const choseCarTypes = ['car_type', 'categories'].some((name) => read.attributes.includes(name))
  const { search } = site.switches
  const base = buildBaseFilters({ search, now: new Date(), sort: 'relevant', choseCarTypes })
  const [answer] = await searchStock(site.id, [
    {
      indexName: STOCK_INDEX,
      filters: read.filters === '' ? base : `${base} AND ${read.filters}`,
      hitsPerPage: limit,
      facets: ['car_type', 'status'],
      attributesToHighlight: [],
    },
  ])
  return toResult(answer, search.stock_count)
}
