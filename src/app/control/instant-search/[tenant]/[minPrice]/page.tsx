import { notFound } from 'next/navigation'
import type { InstantSearchServerState } from 'react-instantsearch'
import { facetFields } from '@/src/domain/stock/search-query/parameters'
import { STOCK_INDEX } from '@/src/domain/stock/search-record/search-record'
import { searchStock } from '@/src/server/stock/search'
import { BareSearch } from '@/src/site/control/bare-search'

type Params = { params: Promise<{ tenant: string; minPrice: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

/**
 * Baseline for uncached search pages: the default widgets of InstantSearch with 25 lists and 21 hits over the same
 * engine, rendered on the server, without header or design. `minPrice` makes each URL a different
 * search.
 */
const InstantSearchControl = async ({ params }: Params) => {
  const { tenant, minPrice } = await params
  if (!/^\d{1,9}$/.test(minPrice)) notFound()
  const lists = facetFields.slice(0, 25)
  const state = {
    index: STOCK_INDEX,
    hitsPerPage: 21,
    maxValuesPerFacet: 10,
    filters: `price >= ${minPrice}`,
    disjunctiveFacets: lists,
  }
  const { index: indexName, disjunctiveFacets: facets, ...others } = state
  const results = await searchStock(tenant, [{ indexName, facets, ...others }])
  // InstantSearch declares fields of results that it does not read.
  const found = { [STOCK_INDEX]: { state, results } } as unknown as NonNullable<
    InstantSearchServerState['initialResults']
  >
  return <BareSearch indexName={STOCK_INDEX} lists={lists} filters={state.filters} found={found} />
}

export default InstantSearchControl
