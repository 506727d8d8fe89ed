import 'server-only'
import { resolvePlaces } from '@/src/domain/stock/search-query/resolve-places'
import { type ListingSwitches, buildShopperFilter } from '@/src/domain/stock/search-query/base-filters'
import { latLngOf } from '@/src/integrations/geocoding/lat-lng'
import {
  type PublicSearchKey,
  type SearchDriver,
  searchEntry,
  type SearchRequest,
  type SearchResponse,
} from '@/src/integrations/search/port'
import { markShowsStock } from '@/src/page-cache/render'

/** Throws if there is no server around Next, as in a build: pages that search are not prerendered. */
const getSearch = (): SearchDriver => {
  const search = searchEntry.get()
  if (!search) throw new Error('The search engine isn’t running. Start the site with server.mjs.')
  return search
}

const usesSoldWindow = ({ filters }: SearchRequest): boolean =>
  typeof filters === 'string' && filters.includes('sold_date_timestamp')

const readListingTimes = (response: SearchResponse): readonly number[] =>
  'hits' in response
    ? response.hits.flatMap(({ created_at: createdAt }) => (typeof createdAt === 'number' ? [createdAt] : []))
    : []

/**
 * Searches one tenant's stock in this process: no network, and a timeout whose failure is a result, too (STK-04). The
 * page being rendered is cached until the stock changes, the sold window moves, or a vehicle in the results is no longer
 * new.
 */
export const searchStock = async (
  tenantId: string,
  requests: readonly SearchRequest[],
): Promise<readonly SearchResponse[]> => {
  const responses = await getSearch().search(tenantId, resolvePlaces(requests, latLngOf))
  markShowsStock({ soldWindow: requests.some(usesSoldWindow), listedAt: responses.flatMap(readListingTimes) })
  return responses
}

/**
 * Creates the key that a shopper's browser searches this tenant with, limited to what the search page lists (STK-06).
 */
export const createSearchKey = (tenantId: string, search: ListingSwitches): PublicSearchKey => {
  const now = new Date()
  return getSearch().publicKey(tenantId, Math.floor(now.getTime() / 1000), buildShopperFilter(search, now))
}
