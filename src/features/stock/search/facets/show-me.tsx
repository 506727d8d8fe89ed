import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { buildSearchRequests } from '@/src/domain/stock/search-query/requests'
import { displayedTotal, formatShowMe } from '@/src/domain/stock/search-query/displayed-total'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { buildSearchUrl } from '@/src/domain/stock/search-url/url'
import type { Site } from '@/src/domain/tenancy/site'
import { searchStock } from '@/src/server/stock/search'
import { button } from '@/src/ui/button'
import type { AddressedSearch } from '../engine/load-search'

/**
 * Counts the stock that a search finds; undefined if the engine did not answer. Its page is regenerated when the stock
 * changes, so the number is current.
 */
export const countMatches = async (site: Site, state: SearchState): Promise<number | undefined> => {
  const [request] = buildSearchRequests(buildSearchParameters(state, site.switches, new Date()))
  if (!request) return undefined
  const countParams = { ...request.params, hitsPerPage: 0, page: 0, facets: ['status', 'car_type'] }
  const [answer] = await searchStock(site.id, [{ indexName: request.indexName, ...countParams }])
  if (!answer || !('hits' in answer)) return undefined
  return displayedTotal(answer.nbHits ?? 0, site.switches.search.stock_count, answer.facets ?? {})
}

/** “Show me 12 cars”: links to the stock filtered by a search (SRCH-09); with zero results, back to the search. */
export const ShowMeLink = ({ search, total }: { search: AddressedSearch; total: number | undefined }) => (
  <a href={buildSearchUrl(search.state, search.rules)} className={button('secondary', 'lg')}>
    {total === 0 ? 'Back to the search' : formatShowMe(total, stockNounOf(search.words.itemTypes))}
  </a>
)
