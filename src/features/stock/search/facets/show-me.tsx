import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { buildSearchRequests } from '@/src/domain/stock/search-query/requests'
import { displayedTotal, formatShowMe } from '@/src/domain/stock/search-query/displayed-total'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { buildSearchUrl, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import type { Site } from '@/src/domain/tenancy/site'
import { searchStock } from '@/src/server/stock/search'
import { button } from '@/src/ui/button'

type Props = { site: Site; state: SearchState; rules: SearchUrlRules; itemTypes: readonly string[] }

/**
 * “Show me 12 cars”: links to the stock filtered by a search (SRCH-09). Its page is regenerated when the stock changes,
 * so the number is current.
 */
export const ShowMeLink = async ({ site, state, rules, itemTypes }: Props) => {
  const [request] = buildSearchRequests(buildSearchParameters(state, site.switches, new Date()))
  if (!request) return null
  const countParams = { ...request.params, hitsPerPage: 0, page: 0, facets: ['status', 'car_type'] }
  const [answer] = await searchStock(site.id, [{ indexName: request.indexName, ...countParams }])
  const { nbHits = 0, facets = {} } = answer && 'hits' in answer ? answer : {}
  const total = displayedTotal(nbHits, site.switches.search.stock_count, facets)
  return (
    <a href={buildSearchUrl(state, rules)} className={button('secondary', 'lg')}>
      {formatShowMe(total, stockNounOf(itemTypes))}
    </a>
  )
}
