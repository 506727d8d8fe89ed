import type { SearchRequest, SearchResponse } from './port'

/** A well-formed answer without results, for a page that must render though the search failed. */
export const emptyResponse = (request: SearchRequest, message: string): SearchResponse => {
  if (request.type === 'facet') return { facetHits: [], exhaustiveFacetsCount: false, processingTimeMS: 0, message }
  const nested = typeof request.params === 'object' ? request.params : {}
  const params = { ...request, ...nested }
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: params.hitsPerPage ?? 20,
    facets: {},
    query: params.query ?? '',
    params: '',
    index: request.indexName,
    processingTimeMS: 0,
    message,
  }
}
